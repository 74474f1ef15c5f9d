import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartCountQuery } from '../cart'
import { fallbackCategories, fallbackTags, tagsQuery } from '../catalogue'
import { customerQuery } from '../session'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, refusal } from '../../testing/test-shop'
import { useShell } from './index'

const world = createWorld()
const { customer } = world.customers.kiosk
const answers = {
  'GET /store/shell': () => ({ customer, cart_count: 3, product_categories: world.categories, tags: world.tags }),
}
const page = { count: 8, limit: 10, offset: 0 }
const parts = {
  'GET /store/customers/me': () => ({ customer }),
  'GET /store/cart/count': () => ({ ItemCount: 3 }),
  'GET /store/product-categories': () => ({ product_categories: world.categories, ...page }),
  'GET /store/products/get-tags': () => ({ tags: world.tags, ...page }),
}
const broken = () => refusal(500, 'unexpected_state', 'Oh')

describe('the shell of a customer', () => {
  it('sends one request', async () => {
    const { answer, release } = deferredAnswer(answers['GET /store/shell']())
    const test = createTestShop({ 'GET /store/shell': answer }, 'anna@kiosk.example')
    const shell = await renderHook(test, useShell)
    expect(test.requests()).toEqual(['GET /store/shell'])
    expect(shell.current()).toEqual({ cartCount: 0, categories: 'loading', tags: [], customer: null })
    release()
    const state = await shell.until(({ cartCount }) => cartCount === 3)
    expect(state.customer?.firstName).toBe('Anna')
    expect(state.categories).toEqual(world.categories)
    expect(state.tags).toEqual(world.tags)
    expect(test.calls).toHaveLength(1)
  })

  it('does not request cached data', async () => {
    const test = createTestShop(parts, 'anna@kiosk.example')
    test.queryClient.setQueryData(customerQuery(test.shop).queryKey, customer)
    test.queryClient.setQueryData(cartCountQuery(test.shop).queryKey, 3)
    test.queryClient.setQueryData(tagsQuery(test.shop).queryKey, world.tags)
    const shell = await renderHook(test, useShell)
    await shell.until(({ categories }) => categories !== 'loading')
    expect(test.requests()).toEqual(['GET /store/product-categories'])
  })

  it('is loaded in parts from a store without the combined operation', async () => {
    const unknown = { 'GET /store/shell': () => refusal(404, 'not_found', 'No such address') }
    const test = createTestShop({ ...parts, ...unknown }, 'anna@kiosk.example')
    const shell = await renderHook(test, useShell)
    const state = await shell.until(({ cartCount, tags }) => cartCount === 3 && tags.length > 0)
    expect(state).toMatchObject({ categories: world.categories, tags: world.tags, customer: { firstName: 'Anna' } })
    expect(test.calls).toHaveLength(5)
  })

  it('sends no request when it is mounted again', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const shell = await renderHook(test, useShell)
    await shell.until(({ customer: known }) => known !== null)
    await shell.leave()
    const next = await renderHook(test, useShell)
    expect(next.current()).toMatchObject({ cartCount: 3, categories: world.categories })
    expect(test.calls).toHaveLength(1)
  })

  it('has fallback categories and tags after a failure', async () => {
    const failing = {
      'GET /store/shell': broken,
      'GET /store/product-categories': broken,
      'GET /store/products/get-tags': broken,
    }
    const shell = await renderHook(createTestShop({ ...parts, ...failing }, 'anna@kiosk.example'), useShell)
    const state = await shell.until(({ tags, categories }) => tags.length > 0 && categories !== 'loading')
    expect(state).toMatchObject({ categories: fallbackCategories, tags: fallbackTags })
  })

  it('has an empty cart and no customer after a failure', async () => {
    const failing = { 'GET /store/shell': broken, 'GET /store/customers/me': broken, 'GET /store/cart/count': broken }
    const shell = await renderHook(createTestShop({ ...parts, ...failing }, 'anna@kiosk.example'), useShell)
    const state = await shell.until(({ tags }) => tags.length > 0)
    expect(state).toMatchObject({ cartCount: 0, customer: null })
  })
})

describe('the shell of a visitor', () => {
  it('requests only the tags', async () => {
    const test = createTestShop(parts)
    const shell = await renderHook(test, useShell)
    const state = await shell.until(({ tags }) => tags.length > 0)
    expect(state).toMatchObject({ cartCount: 0, categories: [], customer: null })
    expect(test.requests()).toEqual(['GET /store/products/get-tags'])
  })

  it('is shown after a customer signs out', async () => {
    const shell = await renderHook(createTestShop(answers, 'anna@kiosk.example'), useShell)
    await shell.until(({ cartCount }) => cartCount === 3)
    const test = createTestShop(answers, 'anna@kiosk.example')
    const signedIn = await renderHook(test, useShell)
    await signedIn.until(({ cartCount }) => cartCount === 3)
    await signedIn.does(() => test.shop.session.end())
    expect(signedIn.current()).toMatchObject({ cartCount: 0, categories: [], customer: null })
    expect(test.calls.filter(({ name, user }) => name.includes('cart') && user === undefined)).toEqual([])
  })
})
