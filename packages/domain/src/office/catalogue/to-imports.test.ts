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

it('leads from a tax class that could not be read to its question, or to the product that has one', () => {
  const question = { field: 'tax_class', rows: 1, categories: [], cells: [{ cell: '25', rows: 1 }] }
  const warnings = [
    { ...problem(2, 'tax_class', 'several_tax_classes'), value: '25' },
    { ...problem(3, 'tax_class', 'unknown_tax_class'), value: 'Svamp' },
    problem(4, 'gtin', 'check_digit'),
  ]
  const report = { warnings, failures: [problem(5, 'tax_class', 'missing_in_new_product')], reasons: [], examples: [] }
  const job = {
    id: 'imp_1',
    kind: 'catalog',
    state: 'checked',
    matching: null,
    finished_at: null,
    report: { ...report, categories_created: [], ignored_columns: [] },
    missing: { questions: [question], values: [] },
  }
  const placesOf = (given: object) => {
    const view = toImportJob({ ...job, ...given } as unknown as components['schemas']['Import'], office)
    return [...view.warnings, ...view.failures].map(({ place }) => place)
  }
  expect(placesOf({})).toEqual(['question', 'product', undefined, 'question'])
  expect(placesOf({ state: 'done' })).toEqual(['product', 'product', undefined, undefined])
  expect(placesOf({ missing: null })).toEqual(['product', 'product', undefined, undefined])
})

it('lists a few equal warnings by row', () => {
  const shown = warningsOf([2, 3, 5].map((row) => problem(row, 'gtin', row === 3 ? 'gtin_length' : 'check_digit')))
  expect(shown.map(({ row, similar }) => [row, similar.length])).toEqual([
    ['2', 0],
    ['3', 0],
    ['5', 0],
  ])
})

it('says the weights of articles in grams', () => {
  const changes = [
    { column: 'weight_g', before: '', after: '1250' },
    { column: 'variant_weight_g', before: '250', after: '' },
    { column: 'stock', before: '', after: '1250' },
  ]
  const example = { row: 2, sku: 'A-1', product: 'Lakritz', outcome: 'updated', prices: [], changes }
  const report = { warnings: [], failures: [], reasons: [], examples: [example], categories_created: [] }
  const job = { id: 'imp_1', kind: 'catalog', state: 'checked', report, matching: null, missing: null }
  const { imported } = toImportJob({ ...job, finished_at: null } as unknown as components['schemas']['Import'], office)
  expect(imported[0]?.changes.map(({ before, after }) => [before, after])).toEqual([
    ['', '1,250 g'],
    ['250 g', ''],
    ['', '1250'],
  ])
})
