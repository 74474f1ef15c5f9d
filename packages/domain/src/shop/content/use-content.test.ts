import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { useBestSellers, useExplore } from '../catalogue'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal } from '../../testing/test-shop'
import { neutralBrand } from '../../rules/brand/brand'
import { useCategoryCounts, useFlashSale, usePageContent } from './index'

const world = createWorld()
const content = 'GET /store/content/get'
const sale = 'GET /store/flash-sale'

describe('the content of a page', () => {
  const brand = { ...neutralBrand, name: 'Kiosk' }
  const settings = { brand, linkHosts: [], freeFrom: '€140', orderMinimum: '€150', locale: 'en-IE' }
  const usePage = () => usePageContent('home', settings)

  it('has no blocks until they are loaded, then those of the page with the values of the settings', async () => {
    const items = ['Delivered by {brand}', 'Free from {free_from}', 'At least {order_minimum}', '{phone}']
    const blocks = [{ id: 'one', kind: 'list', content: { title: '', items } }]
    const test = createTestShop({ [content]: () => ({ page_content: { page: 'home', blocks } }) })
    const page = await renderHook(test, usePage)
    expect(page.current()).toEqual({ blocks: null, contentFault: null })
    await page.until((now) => now.blocks !== null)
    expect(page.current()).toMatchObject({
      blocks: [{ id: 'one', content: { items: ['Delivered by Kiosk', 'Free from €140', 'At least €150'] } }],
      contentFault: null,
    })
    expect(test.calls[0]?.url.searchParams.get('page')).toBe('home')
  })

  it('has the payment terms of the customer’s own company, and those of the settings for visitors', async () => {
    const blocks = [{ id: 'one', kind: 'list', content: { title: '', items: ['{payment_days} days'] } }]
    const customer = { ...world.customers.kiosk.customer, payment_terms_days: 14 }
    const answers = {
      [content]: () => ({ page_content: { page: 'home', blocks } }),
      'GET /store/customers/me': () => ({ customer }),
    }
    const use = () => usePageContent('home', { ...settings, paymentDays: 60 })
    const read = async (email?: string) => {
      const page = await renderHook(createTestShop(answers, email), use)
      const text = () => JSON.stringify(page.current().blocks ?? '')
      await page.until(() => /\d days/.test(text()))
      return text()
    }
    expect(await read()).toContain('60 days')
    expect(await read('anna@kiosk.example')).toContain('14 days')
  })

  it.each([
    ['the store refuses', () => refusal(404, 'not_found', 'No banner data found'), 'refused'],
    ['the connection fails', noConnection, 'no_answer'],
    ['the response is empty', () => ({}), 'no_banner'],
  ])('has no blocks if %s, and has the fault', async (_, answer, code) => {
    const page = await renderHook(createTestShop({ [content]: answer }), usePage)
    await page.until(({ contentFault }) => contentFault !== null)
    expect(page.current()).toMatchObject({ blocks: null, contentFault: { code } })
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
      world.listItems.find(({ category }) => category?.name === name)!,
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

  it('have the number of products of each category, if it is loaded', async () => {
    const categories = { product_categories: world.categories, count: world.categories.length, limit: 10, offset: 0 }
    const test = createTestShop({ 'GET /store/product-categories': () => categories }, 'anna@kiosk.example')
    const page = await renderHook(test, useCategoryCounts)
    const counts = await page.until(({ size }) => size > 0)
    expect(counts.get('Phones')).toBe(world.categories.find(({ name }) => name === 'Phones')!.product_count)
    const failing = createTestShop({ 'GET /store/product-categories': noConnection }, 'anna@kiosk.example')
    expect((await renderHook(failing, useCategoryCounts)).current().size).toBe(0)
  })
})
