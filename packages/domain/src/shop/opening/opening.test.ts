import { unwrap } from '@skafferi/api'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { useShop } from '../shop-context'
import { useIsClosed } from './use-is-closed'

const closed = () => refusal(403, 'shop_closed', 'This shop is closed to visitors.')

it('a shop that closes while a visitor browses is closed from the first rejected call', async () => {
  const page = await renderHook(createTestShop({ 'GET /store/product-categories': closed }), () => ({
    isClosed: useIsClosed(),
    shop: useShop(),
  }))
  expect(page.current().isClosed).toBe(false)
  await page.does(({ shop }) => unwrap(shop.client.GET('/store/product-categories')).catch(() => undefined))
  expect(page.current().isClosed).toBe(true)
})
