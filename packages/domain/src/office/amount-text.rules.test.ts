import { expect, it } from 'vitest'
import { readAmount, readPieces } from './amount-text.rules'

it.each([
  ['1,95', 1.95],
  ['1.95', 1.95],
  ['€1.80', 1.8],
  ['1,95 €', 1.95],
  [' 45 kr ', 45],
  ['1.234,50', 1234.5],
  ['1 200', 1200],
  ['12', 12],
  ['12 000,5', 12_000.5],
  ['999 999,99', 999_999.99],
  ['1 000 000', 1_000_000],
  ['12.345,6', 12_345.6],
  ['1.000.000,00', 1_000_000],
  ['12,345.67', 12_345.67],
  ['1,000,000.00', 1_000_000],
])('an amount typed as %s is %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ kind: 'amount', amount })
})

it('an emptied cell takes a price away; what is no amount is not guessed', () => {
  expect(readAmount(' ')).toEqual({ kind: 'none' })
  const wrong = ['3.20.1', '-4', '0', '1.955', 'soon', '1.2.345,67', '1.234,567', '1,2,345.67', '1,234.567', '1,23.45', '1 000 000,01']
  expect(wrong.map(readAmount)).toEqual(wrong.map(() => ({ kind: 'wrong' })))
})

it('stock counts whole pieces', () => {
  expect(['240', ' 12 ', '1,200', '1 234 567', '12,5', '-40', ''].map(readPieces)).toEqual([240, 12, 1200, 1_234_567, null, null, null])
})
