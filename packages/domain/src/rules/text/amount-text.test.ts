import { expect, it } from 'vitest'
import { amountText, readAmount, readDecimal, readPieceChange, readPieces } from './amount-text'

it('accepts amounts above 0 and up to a million in the currency of the field', () => {
  expect(['1,95', '€1.80', '1.234,50 €', '1 000 000'].map((text) => readAmount(text, 'eur'))).toEqual(
    [1.95, 1.8, 1234.5, 1_000_000].map((amount) => ({ kind: 'amount', amount })),
  )
  expect(readAmount(' 45 kr ', 'sek')).toEqual({ kind: 'amount', amount: 45 })
})

it('shows an amount in a form field with the digits of its currency', () => {
  expect([6.9, 140, 0.05].map(amountText)).toEqual(['6.90', '140.00', '0.05'])
})

it('reads an empty cell as a removed price', () => {
  expect([' ', '\u200B'].map((text) => readAmount(text, 'eur'))).toEqual([{ kind: 'none' }, { kind: 'none' }])
})

it.each([
  ['1O,50', 'invalid'],
  ['12..5', 'invalid'],
  ['soon', 'invalid'],
  ['SEK 99', 'currency'],
  ['1.234', 'ambiguous'],
  ['1.9551', 'decimals'],
  ['-4', 'range'],
  ['0', 'range'],
  ['1 000 000,01', 'range'],
] as const)('rejects the amount "%s" as %s', (text, fault) => {
  expect(readAmount(text, 'eur')).toEqual({ kind: 'wrong', fault })
})

it('reads stock as a whole number of pieces', () => {
  expect(['240', ' 12 ', '1,200', '1 234 567', '12,5', '-40', '', '100000000'].map(readPieces)).toEqual([
    240,
    12,
    1200,
    1_234_567,
    null,
    null,
    null,
    null,
  ])
})

it('reads pieces with a sign as a change, never as a number of pieces', () => {
  const texts = ['+25', '-3', '\u22123', ' + 1 200', '+0', '25', '+2.5', '-', '+100000001']
  expect(texts.map(readPieceChange)).toEqual([25, -3, -3, null, null, null, null, null, null])
  expect(texts.map(readPieces)).toEqual([null, null, null, null, null, 25, null, null, null])
})

it('reads a decimal above 0 with a comma or a point', () => {
  expect(['9,5', '9.5', '12', '0', '', '9.555', '9,5 mg'].map(readDecimal)).toEqual([
    9.5,
    9.5,
    12,
    null,
    null,
    null,
    null,
  ])
})
