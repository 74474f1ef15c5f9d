import { describe, expect, it } from 'vitest'
import type { UsualArticle } from '@skafferi/api'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { useHasOrdered, useOrderSummary, useOrderedCategories } from './index'

const call = 'GET /store/customer/usual-articles'
const summary = 'GET /store/customer/order-summary'

const of = (name: string) => ({ category: { id: name, name, handle: name } }) as UsualArticle
const shopOf = (articles: readonly UsualArticle[]) =>
  createTestShop(
    { [call]: () => ({ articles }), [summary]: () => ({ points: 0, total_orders: 3, ongoing_orders: 1 }) },
    'anna@kiosk.example',
  )

describe('a company’s own categories', () => {
  it('are those of its regular articles, in their order and without duplicates', async () => {
    const page = await renderHook(shopOf([of('Pouches'), of('Food'), of('Pouches')]), useOrderedCategories)
    expect(await page.until((categories) => categories !== null)).toEqual(['Pouches', 'Food'])
  })

  it('are empty before the first order, and if they cannot be loaded', async () => {
    const page = await renderHook(shopOf([]), useOrderedCategories)
    expect(await page.until((own) => own !== null)).toEqual([])
    const failing = createTestShop({ [call]: () => refusal(400, 'invalid_data', 'x') }, 'anna@kiosk.example')
    const without = await renderHook(failing, useOrderedCategories)
    expect(await without.until((own) => own !== null)).toEqual([])
  })
})

describe('whether a company has ordered', () => {
  it('is not loaded: it is unknown until another page has loaded it', async () => {
    const test = shopOf([of('Food')])
    const page = await renderHook(test, useHasOrdered)
    expect(page.current()).toBe(false)
    expect(test.calls).toEqual([])
  })

  it('is known from its regular articles', async () => {
    const test = shopOf([of('Food')])
    const page = await renderHook(test, () => ({ has: useHasOrdered(), usual: useOrderedCategories() }))
    expect(await page.until(({ has }) => has)).toMatchObject({ has: true })
    const none = await renderHook(shopOf([]), () => ({ has: useHasOrdered(), usual: useOrderedCategories() }))
    expect(await none.until(({ usual }) => usual !== null)).toMatchObject({ has: false })
  })

  it('is known from the statistics of its profile', async () => {
    const page = await renderHook(shopOf([]), () => ({ has: useHasOrdered(), figures: useOrderSummary() }))
    expect(await page.until(({ figures }) => figures.status === 'ready')).toMatchObject({ has: true })
  })
})
