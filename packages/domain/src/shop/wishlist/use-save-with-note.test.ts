import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useBestSellers } from '../catalogue'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal, type TestShop } from '../../testing/test-shop'
import { useSaveWithNote } from './index'

const products = createWorld()
  .listItems.slice(0, 2)
  .map((product) => ({ ...product, is_in_wishlist: false }))
const productId = products[1]!.id
const add = 'POST /store/customer/wishlist/add'
const added = { success: true, message: 'Successfully added to wishlist', in_wishlist: true, count: 1 }

async function openShelf(answers: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop(
    { 'GET /store/products': () => ({ products }), [add]: () => added, ...answers },
    'anna@kiosk.example',
  )
  const page = await renderHook(test, () => ({ shelf: useBestSellers(), saving: useSaveWithNote(productId) }))
  await page.until(({ shelf }) => shelf.status === 'ready')
  const hearts = () => {
    const { shelf } = page.current()
    return shelf.status === 'ready' ? shelf.view.map(({ isInWishlist }) => isInWishlist) : []
  }
  return { test, page, hearts }
}

describe('saving with a note', () => {
  it('sends the variant and the note, and updates the heart', async () => {
    const { test, page, hearts } = await openShelf()
    expect(await page.does(({ saving }) => saving.onSave({ variantId: 'variant_1', note: ' For Easter ' }))).toBe(true)
    expect(test.calls.at(-1)?.body).toEqual({ product_id: productId, variant_id: 'variant_1', note: 'For Easter' })
    expect(hearts()).toEqual([false, true])
  })

  it('omits both by default', async () => {
    const { test, page } = await openShelf()
    await page.does(({ saving }) => saving.onSave({ variantId: null, note: ' ' }))
    expect(test.calls.at(-1)?.body).toEqual({ product_id: productId })
  })

  it('that is refused shows the reason, and changes no heart', async () => {
    const { page, hearts } = await openShelf({ [add]: () => refusal(409, 'wishlist_full', 'It is full.') })
    expect(await page.does(({ saving }) => saving.onSave({ variantId: null, note: 'x' }))).toBe(false)
    expect(page.current().saving.problem).toMatchObject({ action: 'add_to_wishlist', code: 'wishlist_full' })
    expect(hearts()).toEqual([false, false])
  })
})
