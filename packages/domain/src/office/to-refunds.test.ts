import { expect, it } from 'vitest'
import { wantedOf } from './to-refunds'

const draft = { what: 'amount', amount: '', lines: [], reason: '' } as const

it('an amount is asked for as people type it; what cannot be read asks for nothing', () => {
  expect(wantedOf({ ...draft, amount: '7,70' })).toEqual({ amount: 7.7 })
  expect(wantedOf({ ...draft, amount: '' })).toEqual({ amount: 0 })
  expect(wantedOf({ ...draft, amount: '1.234' })).toBeUndefined()
})

it('pieces are asked for where there are some, and an amount that was typed before is not', () => {
  const lines = [{ id: 'jam', pieces: 3 }, { id: 'tins', pieces: 0 }]
  expect(wantedOf({ ...draft, what: 'lines', amount: '5', lines })).toEqual({ lines: [{ item_id: 'jam', quantity: 3 }] })
})
