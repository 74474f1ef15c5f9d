import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { fallbackCategories, fallbackTags } from '../catalog'
import { renderHook } from '../testing/render-hook'
import { createTestShop, deferredAnswer, refusal } from '../testing/test-shop'
import { useShell } from './index'

const world = createWorld()
const { customer } = world.customers.kiosk
const page = { count: 8, limit: 10, offset: 0 }
const answers = {
  'GET /store/customers/me': () => ({ customer }),
  'GET /store/cart/count': () => ({ ItemCount: 3 }),
  'GET /store/product-categories': () => ({ product_categories: world.categories, ...page }),
  'GET /store/products/get-tags': () => ({ tags: world.tags, ...page }),
}
const broken = () => refusal(500, 'unexpected_state', 'Oh')

describe('the shell of a customer', () => {
  it('is four calls, none waiting for another', async () => {
    const waiting = Object.entries(answers).map(([name, answer]) => ({ name, ...deferredAnswer(answer()) }))
    const test = createTestShop(Object.fromEntries(waiting.map(({ name, answer }) => [name, answer])), 'anna@kiosk.example')
    const shell = await renderHook(test, useShell)
    expect(test.asked().toSorted()).toEqual(Object.keys(answers).toSorted())
    expect(shell.current()).toEqual({ cartCount: 0, categories: 'loading', tags: [], customer: null })
    const categories = test.calls.find(({ name }) => name === 'GET /store/product-categories')
    expect(categories?.url.search).toBe('?limit=10&offset=0')
    waiting.forEach(({ letGo }) => letGo())
    const shown = await shell.until(({ cartCount }) => cartCount === 3)
    expect(shown.customer?.firstName).toBe('Anna')
    expect(shown.categories).toEqual(world.categories)
    expect(shown.tags).toEqual(world.tags)
    expect(test.calls).toHaveLength(4)
  })

  it('fetches nothing again when it is drawn again', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const shell = await renderHook(test, useShell)
    await shell.until(({ customer: known }) => known !== null)
    await shell.leave()
    const next = await renderHook(test, useShell)
    expect(next.current()).toMatchObject({ cartCount: 3, categories: world.categories })
    expect(test.calls).toHaveLength(4)
  })

  it('stands without the store’s categories and tags', async () => {
    const failing = { 'GET /store/product-categories': broken, 'GET /store/products/get-tags': broken }
    const shell = await renderHook(createTestShop({ ...answers, ...failing }, 'anna@kiosk.example'), useShell)
    const shown = await shell.until(({ tags, categories }) => tags.length > 0 && categories !== 'loading')
    expect(shown).toMatchObject({ categories: fallbackCategories, tags: fallbackTags })
  })

  it('shows an empty cart and no name where those cannot be had', async () => {
    const failing = { 'GET /store/customers/me': broken, 'GET /store/cart/count': broken }
    const shell = await renderHook(createTestShop({ ...answers, ...failing }, 'anna@kiosk.example'), useShell)
    const shown = await shell.until(({ tags }) => tags.length > 0)
    expect(shown).toMatchObject({ cartCount: 0, customer: null })
  })
})

describe('the shell of a visitor', () => {
  it('asks for the tags and nothing that needs a customer', async () => {
    const test = createTestShop(answers)
    const shell = await renderHook(test, useShell)
    const shown = await shell.until(({ tags }) => tags.length > 0)
    expect(shown).toMatchObject({ cartCount: 0, categories: [], customer: null })
    expect(test.asked()).toEqual(['GET /store/products/get-tags'])
  })

  it('is what a customer sees after signing out', async () => {
    const shell = await renderHook(createTestShop(answers, 'anna@kiosk.example'), useShell)
    await shell.until(({ cartCount }) => cartCount === 3)
    const test = createTestShop(answers, 'anna@kiosk.example')
    const page2 = await renderHook(test, useShell)
    await page2.until(({ cartCount }) => cartCount === 3)
    await page2.does(() => test.shop.session.end())
    expect(page2.current()).toMatchObject({ cartCount: 0, categories: [], customer: null })
    expect(test.calls.filter(({ name, user }) => name.includes('cart') && user === undefined)).toEqual([])
  })
})
