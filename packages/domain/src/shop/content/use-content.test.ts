import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useBestSellers, useExplore } from '../catalogue'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal } from '../../testing/test-shop'
import { useBanner, useBusinessValues, useCategoryTiles, useFlashSale } from './index'
import { type BannerView } from '../../platform/shared-views'

const world = createWorld()
const fallback: BannerView = {
  title: 'Our own',
  subtitle: 'Until there is another.',
  price: '$1',
  badge: null,
  background: null,
  action: { text: 'Shop Now', href: null },
  pictures: [],
}
const banner = 'GET /store/banner/get-by-id'
const sale = 'GET /store/flash-sale'

describe('a banner', () => {
  const defaults = { fallback, hosts: [] }

  it('is the default until the operator’s is loaded', async () => {
    const test = createTestShop({ [banner]: () => ({ banner: { id: 'banner_promo', title: 'Cases of controllers' } }) })
    const page = await renderHook(test, () => useBanner('banner_promo', defaults))
    await page.until(({ state }) => state === 'settled')
    expect(page.current()).toMatchObject({ view: { title: 'Cases of controllers', price: null }, fault: null })
    expect(test.calls[0]?.url.searchParams.get('id')).toBe('banner_promo')
  })

  it.each([
    ['the store has none', () => refusal(404, 'banner_not_found', 'No banner data found'), 'refused'],
    ['the connection fails', noConnection, 'no_answer'],
    ['the response is empty', () => ({}), 'no_banner'],
  ])('stays the default if %s, and has the fault', async (_, answer, code) => {
    const page = await renderHook(createTestShop({ [banner]: answer }), () => useBanner('banner_side', defaults))
    await page.until(({ state }) => state === 'settled')
    expect(page.current()).toMatchObject({ view: fallback, fault: { code } })
  })

  it('of business values is fully the default if it has no tabs', async () => {
    const values = { title: 'Made for how you sell', tabs: [] }
    const test = createTestShop({ [banner]: () => ({ banner: { id: 'banner_values', texts: {} } }) })
    const page = await renderHook(test, () => useBusinessValues({ fallback: values, hosts: [] }))
    await page.until(({ state }) => state === 'settled')
    expect(page.current().view).toBe(values)
  })
})

describe('the flash sale', () => {
  const { items: _items, ...flash_sale } = world.flashSale
  const products = world.listItems.slice(0, 2)
  const server_time = '2026-11-20T08:00:00.000Z'

  it('uses the server’s clock', async () => {
    const test = createTestShop({ [sale]: () => ({ flash_sale, products, server_time }) }, 'anna@kiosk.example')
    const page = await renderHook(test, useFlashSale)
    const { flashSale } = await page.until((now) => now.flashSale.status === 'ready')
    const view = flashSale.status === 'ready' ? flashSale.view : null
    expect(view?.endsAt).toBe(Date.parse(flash_sale.end_date))
    expect(Math.abs(Date.now() + view!.clockOffset - Date.parse(server_time))).toBeLessThan(60_000)
    expect(view?.cards.map(({ id }) => id)).toEqual(products.map(({ id }) => id))
  })

  it('is null if there is none', async () => {
    const test = createTestShop(
      { [sale]: () => ({ flash_sale: null, products: [], server_time }) },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, useFlashSale)
    await page.until(({ flashSale }) => flashSale.status === 'ready')
    expect(page.current().flashSale).toMatchObject({ view: null })
  })

  it('refetches all displayed prices at its end', async () => {
    const test = createTestShop(
      { [sale]: () => ({ flash_sale, products, server_time }), 'GET /store/products': () => ({ products }) },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => ({ best: useBestSellers(), ...useFlashSale() }))
    await page.until(({ best, flashSale }) => best.status === 'ready' && flashSale.status === 'ready')
    await page.does(({ onFlashSaleEnd }) => onFlashSaleEnd())
    expect(test.requests().toSorted()).toEqual([
      'GET /store/flash-sale',
      'GET /store/flash-sale',
      'GET /store/products',
      'GET /store/products',
    ])
  })
})

describe('the product rows of the home page', () => {
  it('have eight products to explore', async () => {
    const test = createTestShop(
      { 'GET /store/products/explore': () => ({ products: world.listItems.slice(0, 8) }) },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, useExplore)
    await page.until(({ status }) => status === 'ready')
    expect(Object.fromEntries(test.calls[0]!.url.searchParams)).toEqual({ limit: '8', offset: '0' })
  })

  it('wait for the customer’s categories, and have their products first', async () => {
    const products = ['Camera', 'Food & Candy', 'Phones'].map((name) =>
      world.listItems.find(({ category }) => category.name === name)!,
    )
    const test = createTestShop({ 'GET /store/products/explore': () => ({ products: products }) }, 'anna@kiosk.example')
    let ordered: readonly string[] | null = null
    const page = await renderHook(test, () => useExplore(ordered))
    await page.until(() => test.calls.length === 1)
    expect(page.current().status).toBe('loading')
    ordered = ['Food & Candy', 'Phones']
    await page.rerender()
    const explored = await page.until(({ status }) => status === 'ready')
    expect(explored).toMatchObject({ view: [products[1]!, products[2]!, products[0]!].map(({ id }) => ({ id })) })
  })

  it('have six category tiles, with counts if they are loaded', async () => {
    const categories = { product_categories: world.categories, count: world.categories.length, limit: 10, offset: 0 }
    const test = createTestShop({ 'GET /store/product-categories': () => categories }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useCategoryTiles({ Phones: '/phone.svg' }))
    const tiles = await page.until(([first]) => first?.count !== null)
    expect(tiles.map(({ name }) => name)).toEqual([
      'Phones',
      'Computers',
      'SmartWatch',
      'Camera',
      'Headphones',
      'Gaming',
    ])
    const failing = createTestShop({ 'GET /store/product-categories': noConnection }, 'anna@kiosk.example')
    const without = await renderHook(failing, () => useCategoryTiles({ Phones: '/phone.svg' }))
    expect(without.current()[0]).toEqual({ name: 'Phones', count: null, picture: '/phone.svg' })
  })
})
