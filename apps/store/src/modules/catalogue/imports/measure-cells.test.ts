import { expect, it } from 'vitest'
import { findColumns } from './columns'
import { readRow } from './read-row'

const context = {
  columns: findColumns(['sku', 'net_amount', 'net_unit']),
  kind: 'catalog',
  timeZone: 'UTC',
  tax: { country: 'se', date: '2026-11-20' },
  notation: { decimalSign: ',' },
  hasOwnTax: true,
} as const

it.each([
  [['100', 'g'], '100 g', []],
  [['100 g', ''], '100 g', []],
  [['0,5 l', ''], '0.5 l', []],
  [['330ml', 'g'], '330 ml', []],
  [['100', ''], undefined, ['net_unit']],
  [['100 bags', ''], undefined, ['net_amount']],
  [['a few g', 'g'], undefined, ['net_amount', 'net_amount']],
  [['-', '-'], null, []],
] as const)('the net content of %j is %j', ([amount, unit], content, warned) => {
  const { fields, warnings } = readRow(context, { row: 2, cells: ['A-1', amount, unit] })
  const [measure] = Object.entries(fields).flatMap(([name, value]) =>
    /net|content|measure/i.test(name) ? [value] : [],
  )
  expect([measure, warnings.map(({ column }) => column)]).toEqual([content, [...warned]])
})
