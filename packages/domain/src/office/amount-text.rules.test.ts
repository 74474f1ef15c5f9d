import { expect, it } from 'vitest'
import { readAmount, readPieces } from './amount-text.rules'

it.each([
  ['1,95', 1.95],
  ['1.95', 1.95],
  ['€1.80', 1.8],
  ['1.234,50', 1234.5],
  ['1 200', 1200],
  ['12', 12],
])('an amount typed as %s is %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ kind: 'amount', amount })
})

it('an emptied cell takes a price away; what is no amount is not guessed', () => {
  expect(readAmount(' ')).toEqual({ kind: 'none' })
  expect(['3.20.1', '-4', '0', '1.955', 'soon'].map((text) => readAmount(text).kind)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong'])
})

it('stock counts whole pieces', () => {
  expect(['240', '1,200', '12,5', '-40', ''].map(readPieces)).toEqual([240, 1200, null, null, null])
})
