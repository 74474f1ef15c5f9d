import type { Cart, CartItem } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, type TestShop } from '../../testing/test-shop'
import { useAddToCart, useCartConflicts } from './index'

const { bulk } = createWorld().carts
const [line] = bulk.items as [CartItem]
const variantId = line.variant_id
const tiersAt = (amount: number) => [{ currency_code: 'eur', amount, min_quantity: 1 }]

function shopWith(cart: Cart = bulk): TestShop {
  return createTestShop(
    {
      'GET /store/cart/info': () => ({ cart }),
      'POST /store/cart/items/add': () => ({ success: true, message: 'Added.', cart }),
    },
    'anna@kiosk.example',
  )
}

async function conflictsAfterAdding(test: TestShop) {
  const card = await renderHook(test, useAddToCart)
  await card.does(({ add }) => add({ variantId, quantity: 1 }))
  await card.leave()
  const page = await renderHook(test, useCartConflicts)
  await page.until(() => test.queryClient.isFetching() === 0)
  await page.does(() => undefined)
  return page.current().conflicts
}

describe('a line with another price than was displayed when it was added', () => {
  const expected = [{ kind: 'price', lineId: line.id, was: '€9.10', now: '€2.72' }]

  it('is reported in the cart if a product card displayed the price', async () => {
    const test = shopWith()
    test.queryClient.setQueryData(['catalog', 'listing', {}], {
      products: [{ id: 'prod_1', variant_id: variantId, tiers: tiersAt(9.1) }],
    })
    expect(await conflictsAfterAdding(test)).toMatchObject(expected)
  })

  it('is reported in the cart if the product page displayed the price', async () => {
    const test = shopWith()
    test.queryClient.setQueryData(['product', 'prod_1'], {
      product: { id: 'prod_1', variants: [{ id: variantId, prices: tiersAt(9.1) }] },
    })
    expect(await conflictsAfterAdding(test)).toMatchObject(expected)
  })

  it('is compared with the last displayed price', async () => {
    const test = shopWith()
    const cards = (amount: number) => ({ products: [{ variant_id: variantId, tiers: tiersAt(amount) }] })
    test.queryClient.setQueryData(['catalog', 'explore'], cards(9.1), { updatedAt: 1 })
    test.queryClient.setQueryData(['catalog', 'listing', {}], cards(line.unit_price), { updatedAt: 2 })
    expect(await conflictsAfterAdding(test)).toEqual([])
  })

  it('is not reported if no price was displayed', async () => {
    expect(await conflictsAfterAdding(shopWith())).toEqual([])
  })
})
