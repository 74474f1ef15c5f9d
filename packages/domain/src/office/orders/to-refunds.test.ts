import { expect, it } from 'vitest'
import { refundRequestOf } from './to-refunds'

const draft = { what: 'amount', amount: '', lines: [], reason: '' } as const

it('reads the typed amount, and returns undefined if it is invalid', () => {
  expect(refundRequestOf({ ...draft, amount: '7,70' }, 'eur')).toEqual({ amount: 7.7 })
  expect(refundRequestOf({ ...draft, amount: '' }, 'eur')).toEqual({ amount: 0 })
  for (const amount of ['1.234', '1O,50', 'SEK 99', '12..5'])
    expect(refundRequestOf({ ...draft, amount }, 'eur')).toBeUndefined()
  expect(refundRequestOf({ ...draft, amount: 'SEK 99' }, 'sek')).toEqual({ amount: 99 })
})

it('requests the lines with pieces and ignores an earlier amount', () => {
  const lines = [
    { id: 'jam', pieces: 3 },
    { id: 'tins', pieces: 0 },
  ]
  expect(refundRequestOf({ ...draft, what: 'lines', amount: '5', lines }, 'eur')).toEqual({
    lines: [{ item_id: 'jam', quantity: 3 }],
  })
})
