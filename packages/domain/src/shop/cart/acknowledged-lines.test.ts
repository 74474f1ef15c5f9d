import type { Cart } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { acknowledgeAll, acknowledgeLine, acknowledgeNew, acknowledgeWritten } from './acknowledged-lines'

const { bulk } = createWorld().carts
const line = bulk.items[0]!

/** A cart with only these lines. */
const cartWith = (quantities: Record<string, number>): Cart => ({
  ...bulk,
  items: Object.entries(quantities).map(([id, quantity]) => ({ ...line, id, quantity })),
})

it('a line is acknowledged as it was first displayed', () => {
  const first = acknowledgeNew({}, cartWith({ a: 40, b: 5 }))
  expect(first).toEqual({ a: { quantity: 40 }, b: { quantity: 5 } })
  expect(acknowledgeNew(first, cartWith({ a: 90, c: 1 }))).toEqual({ a: { quantity: 40 }, c: { quantity: 1 } })
})

it('a line changed by the buyer’s own request is acknowledged as changed', () => {
  const [before, after] = [cartWith({ a: 40, b: 5 }), cartWith({ a: 44, b: 5, c: 2 })]
  expect(acknowledgeWritten(acknowledgeAll(before), before, after)).toEqual(acknowledgeAll(after))
})

it('a request does not acknowledge earlier changes by others', () => {
  const [before, after] = [cartWith({ a: 90, b: 5 }), cartWith({ a: 90, b: 7 })]
  expect(acknowledgeWritten({ a: { quantity: 40 }, b: { quantity: 5 } }, before, after)).toEqual({
    a: { quantity: 40 },
    b: { quantity: 7 },
  })
})

it('a request before the cart was first read acknowledges the whole cart', () => {
  expect(acknowledgeWritten({}, undefined, cartWith({ a: 40 }))).toEqual({ a: { quantity: 40 } })
})

it('a single line can be acknowledged separately, or not until it is displayed again', () => {
  const acknowledged = acknowledgeAll(cartWith({ a: 40, b: 5 }))
  expect(acknowledgeLine(acknowledged, 'a', { quantity: 40, requested: 50 })).toEqual({
    a: { quantity: 40, requested: 50 },
    b: { quantity: 5 },
  })
  expect(acknowledgeNew(acknowledgeLine(acknowledged, 'a', undefined), cartWith({ a: 41, b: 5 })).a).toEqual({
    quantity: 41,
  })
})
