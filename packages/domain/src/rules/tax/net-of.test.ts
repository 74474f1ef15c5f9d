import { expect, it } from 'vitest'
import { netOf } from './net-of'

it('takes the VAT off a price, to the nearest minor unit', () => {
  expect([netOf(1250, 25), netOf(1060, 6), netOf(1000, 25.5), netOf(999, 0), netOf(1, 25)]).toEqual([
    1000, 1000, 797, 999, 1,
  ])
})
