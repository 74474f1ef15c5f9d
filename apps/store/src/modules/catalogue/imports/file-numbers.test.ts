import { expect, it } from 'vitest'
import { decimalSignOf } from './file-numbers'

const columns = ['sku', 'price EUR', 'stock', 'weight_g']
const signOf = (...rows: string[][]) =>
  decimalSignOf({ columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) })

it.each([
  ['commas of prices', ',', [['A', '12,50', '62,480', '1.250']]],
  ['commas after spaces', ',', [['A', '1\u00a0249,00', '1\u00a0400', '']]],
  ['commas after points', ',', [['A', '1.234,50', '3', '']]],
  ['commas of weights', ',', [['A', '12', '1.234', '0,250 kg']]],
  ['points of prices', '.', [['A', '12.50', '1.234', '']]],
  ['points with many decimals', '.', [['A', '6.90000', '34.25000', '']]],
  ['points with the decimals of a calculation', '.', [['A', '8.869158878504672', '1', '']]],
] as const)('a file has the decimal sign of its %s', (_, sign, rows) => {
  expect(signOf(...rows.map((row) => [...row]))).toBe(sign)
})

it.each([
  ['no decimals', [['1,5', '1.000', '1.000', '1.250']]],
  ['both signs', [['A', '12,50', '1.000', '0.5']]],
  ['several separators, or dates', [['A', '1.234.567', '1.12.2026', '1,234,567']]],
] as const)('numbers with %s have no common decimal sign', (_, rows) => {
  expect(signOf(...rows.map((row) => [...row]))).toBeUndefined()
})
