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
  [['0,000', 'g'], undefined, []],
  [['0 ml', ''], undefined, []],
] as const)('the net content of %j is %j', ([amount, unit], content, warned) => {
  const { fields, warnings } = readRow(context, { row: 2, cells: ['A-1', amount, unit] })
  const [measure] = Object.entries(fields).flatMap(([name, value]) =>
    /net|content|measure/i.test(name) ? [value] : [],
  )
  expect([measure, warnings.map(({ column }) => column)]).toEqual([content, [...warned]])
})

it.each(['0', '0,000', '0.00', '0 g', '0,000 kg', '0 mm', ' 0'])(
  'a weight and a measure of %j are not known',
  (zero) => {
    const columns = findColumns(['sku', 'weight_g', 'variant_weight_g', 'width_mm', 'height_mm'])
    const { product, fields, warnings } = readRow(
      { ...context, columns },
      { row: 2, cells: ['A-1', zero, zero, zero, zero] },
    )
    expect([product, fields, warnings]).toEqual([{}, {}, []])
  },
)

it('a price and a stock of 0, and a weight that is rounded to 0, keep their meanings', () => {
  const columns = findColumns(['sku', 'weight_g', 'price EUR', 'stock'])
  const { product, prices, fields, warnings } = readRow(
    { ...context, columns },
    { row: 2, cells: ['A-1', '0,0004', '0', '0'] },
  )
  expect([product.weight_g, prices, fields.inventory_quantity]).toEqual([1, [], 0])
  expect(warnings.map(({ problem }) => problem.code)).toEqual(['zero_price'])
})
