import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import type { Office } from '../office-context'
import { toImportJob } from './to-imports'

type Problem = components['schemas']['ImportRowProblem']

const office = { locale: 'en', connection: { baseUrl: '' } } as unknown as Office
const problem = (row: number, column: string, code: string): Problem => ({
  row,
  sku: `A-${row}`,
  product: '',
  column,
  value: '',
  problem: { code, message: '' },
})

function warningsOf(warnings: Problem[]) {
  const report = { warnings, failures: [], reasons: [], examples: [], categories_created: [], ignored_columns: [] }
  const job = { id: 'imp_1', kind: 'catalog', state: 'checked', report, matching: null, missing: null }
  return toImportJob({ ...job, finished_at: null } as unknown as components['schemas']['Import'], office).warnings
}

it('folds many warnings of one column with one reason, so that the others stay visible', () => {
  const rounded = Array.from({ length: 900 }, (_, index) => problem(index + 2, 'price EUR', 'price_rounded'))
  const others = [problem(950, 'price EUR', 'zero_price'), problem(951, 'gtin', 'check_digit')]
  const shown = warningsOf([...rounded, ...others])
  expect(shown.map(({ row, similar }) => [row, similar.length])).toEqual([
    ['2', 100],
    ['950', 0],
    ['951', 0],
  ])
})

it('lists a few equal warnings by row', () => {
  const shown = warningsOf([2, 3, 5].map((row) => problem(row, 'gtin', row === 3 ? 'gtin_length' : 'check_digit')))
  expect(shown.map(({ row, similar }) => [row, similar.length])).toEqual([
    ['2', 0],
    ['3', 0],
    ['5', 0],
  ])
})
