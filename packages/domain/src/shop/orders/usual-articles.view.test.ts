import type { UsualArticle } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { toUsualArticlesView, useUsualArticles } from './index'

const article: UsualArticle = {
  product_id: 'prod_1',
  variant_id: 'variant_1',
  product_title: 'Sältan Salt Liquorice Fish',
  subtitle: '120 g',
  variant_sku: 'SAL-0120',
  thumbnail: '/fish.svg',
  category: { id: 'cat_food', name: 'Food & Candy', handle: 'food-candy' },
  currency_code: 'eur',
  last_quantity: 240,
  last_ordered_at: '2026-11-19T23:30:00Z',
  times_ordered: 4,
  interval_days: 14,
  unit_price: 1.38,
  is_better_price: true,
  inventory_quantity: 1000,
}
const show = (changes: Partial<UsualArticle>) => toUsualArticlesView([{ ...article, ...changes }], 'en-GB')[0]

describe('a regular article', () => {
  it('has the last quantity and date, its interval and its current price', () => {
    expect(show({})).toEqual({
      productId: 'prod_1',
      variantId: 'variant_1',
      title: 'Sältan Salt Liquorice Fish',
      subtitle: '120 g',
      picture: { src: '/fish.svg', alt: 'Sältan Salt Liquorice Fish' },
      quantity: 240,
      lastOrdered: '20 Nov 2026',
      everyDays: 14,
      price: '€1.38',
      isBetterPrice: true,
      left: null,
    })
  })

  it('has no interval if it was ordered once', () => {
    expect(show({ interval_days: null })).toMatchObject({ everyDays: null })
  })

  it('shows the stock if it is below the last quantity', () => {
    expect(show({ inventory_quantity: 239 })).toMatchObject({ left: 239, quantity: 240 })
    expect(show({ inventory_quantity: 240 })).toMatchObject({ left: null })
    expect(show({ inventory_quantity: 0 })).toMatchObject({ left: 0 })
  })
})

describe('the regular articles', () => {
  const call = 'GET /store/customer/usual-articles'

  it('are one call for six', async () => {
    const test = createTestShop({ [call]: () => ({ articles: [article] }) }, 'anna@kiosk.example')
    const page = await renderHook(test, useUsualArticles)
    const load = await page.until(({ status }) => status === 'ready')
    expect(load).toMatchObject({ view: [{ title: article.product_title }] })
    expect(test.calls.map(({ url }) => url.search)).toEqual(['?limit=6'])
  })

  it('have their own error if they cannot be loaded', async () => {
    const test = createTestShop({ [call]: () => refusal(500, 'unexpected_state', 'x') }, 'anna@kiosk.example')
    const page = await renderHook(test, useUsualArticles)
    await page.until(({ status }) => status === 'failed')
    expect(page.current()).toMatchObject({ problem: { action: 'load_usual_articles' } })
  })
})
