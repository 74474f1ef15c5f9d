import { expect, test } from 'vitest'
import { reachable } from './reachable'

const views = `
import type { Cart } from './cart'
import type { Tier } from './tier'
/** A price. */
export interface Price { tiers: readonly Tier[]; from: Bound }
type Bound = number
export declare function toPrice(cart: Cart): Price
export type { Stock } from './stock'
`

test("keeps the required names of another workspace's file, and the names they refer to", () => {
  const { text, needs } = reachable(views, new Set(['Price']))
  expect(text).toContain('/** A price. */')
  expect(text).toContain('type Bound')
  expect(text).not.toMatch(/toPrice|Cart|Stock/)
  expect(needs).toEqual([{ from: './tier', name: 'Tier' }])
})

test('keeps a file of the kit complete', () => {
  const { needs } = reachable(views, 'all')
  expect(needs.map(({ name }) => name).toSorted()).toEqual(['Cart', 'Stock', 'Tier'])
})
