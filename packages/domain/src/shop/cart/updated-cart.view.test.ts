import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toUpdatedCartView } from './updated-cart.view'

const { bulk } = createWorld({ base: new Date('2026-11-20T08:00:00Z') }).carts

describe('the current state of a cart', () => {
  it('is its lines, the net amount of its goods, and whether shipping is free', () => {
    const now = toUpdatedCartView({ ...bulk, item_total: 412.6 }, 'en-IE')
    expect(now).toMatchObject({ lineCount: bulk.items.length, goods: '€412.60', freeDelivery: { reached: true } })
    expect(toUpdatedCartView({ ...bulk, item_total: 122 }, 'en-IE').freeDelivery).toMatchObject({
      reached: false,
      missing: '€18.00',
    })
  })

  it('does not mention free shipping if there is none', () => {
    expect(toUpdatedCartView({ ...bulk, shipping_options: [] }, 'en-IE').freeDelivery).toBeNull()
  })
})
