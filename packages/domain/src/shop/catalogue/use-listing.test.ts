import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal } from '../../testing/test-shop'
import { emptyFilter, useBestSellers, useListing } from './index'

const { listItems } = createWorld()
const facets = { categories: [], brands: [], tags: [], prices: [] }
const list = (offset: number) => ({
  products: listItems.slice(offset, offset + 20),
  count: 45,
  limit: 20,
  offset,
  facets,
})

describe('the listing', () => {
  it('sends one request, which includes the facet counts', async () => {
    const test = createTestShop({ 'GET /store/products': () => list(0) }, 'anna@kiosk.example')
    const filter = { ...emptyFilter, q: 'salt', brands: ['Björkö', 'Sältan'], maxPrice: 50 }
    const page = await renderHook(test, () => useListing({ ...filter }).load)
    await page.until(({ status }) => status === 'ready')
    await page.rerender()
    expect(test.calls.map(({ url }) => url.search)).toEqual([
      '?q=salt&brand=Bj%C3%B6rk%C3%B6&brand=S%C3%A4ltan&maxPrice=50&sort=most_popular&facets=1&limit=20&offset=0',
    ])
  })

  it('keeps the previous results while those of a new filter load', async () => {
    const test = createTestShop({ 'GET /store/products': () => list(0) }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useListing(emptyFilter).load)
    await page.until(({ status }) => status === 'ready')
    const second = deferredAnswer(list(20))
    test.answer({ 'GET /store/products': second.answer })
    await page.rerender(() => useListing({ ...emptyFilter, page: 2 }).load)
    expect(page.current()).toMatchObject({
      status: 'ready',
      refreshing: true,
      view: { page: { current: 2, from: 1 }, filter: { page: 2 } },
    })
    second.release()
    const loaded = await page.until((load) => load.status === 'ready' && !load.refreshing)
    expect(loaded).toMatchObject({ view: { page: { current: 2, from: 21, to: 40 } } })
    expect(test.calls).toHaveLength(2)
  })

  it('does not retry a refused request by itself, and can be retried', async () => {
    const notReady = () => refusal(503, 'not_ready', 'The store is not ready.')
    const test = createTestShop({ 'GET /store/products': notReady }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useListing(emptyFilter).load)
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { action: 'load_products', code: 'not_ready' } })
    expect(test.calls).toHaveLength(1)
    test.answer({ 'GET /store/products': () => list(0) })
    await page.does((load) => load.status === 'failed' && load.retry())
    await page.until(({ status }) => status === 'ready')
  })

  it('retries once after a network error', async () => {
    const test = createTestShop({ 'GET /store/products': noConnection }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useListing(emptyFilter).load)
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { code: 'network', message: null } })
    expect(test.calls).toHaveLength(2)
  })
})

describe('a page beyond the end', () => {
  const beyond = { ...list(1980), products: [] }
  const answers = { 'GET /store/products': () => beyond }

  it('stays loading, and has the number of the last page', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const page = await renderHook(test, () => useListing({ ...emptyFilter, page: 100 }))
    const { load } = await page.until(({ lastPage }) => lastPage === 3)
    expect(load).toEqual({ status: 'loading' })
  })

  it('is replaced by the last page', async () => {
    const test = createTestShop(answers, 'anna@kiosk.example')
    const page = await renderHook(test, () => useListing({ ...emptyFilter, page: 100 }))
    await page.until(({ lastPage }) => lastPage === 3)
    test.answer({ 'GET /store/products': () => list(40) })
    await page.rerender(() => useListing({ ...emptyFilter, page: 3 }))
    const { load } = await page.until(({ lastPage }) => lastPage === null)
    expect(load).toMatchObject({ status: 'ready', view: { page: { current: 3, from: 41 } } })
  })
})

it('loads eight best sellers in one request without facets', async () => {
  const test = createTestShop(
    { 'GET /store/products': () => ({ ...list(0), products: listItems.slice(0, 8) }) },
    'anna@kiosk.example',
  )
  const page = await renderHook(test, useBestSellers)
  const load = await page.until(({ status }) => status === 'ready')
  expect(load.status === 'ready' && load.view.map(({ id }) => id)).toEqual(listItems.slice(0, 8).map(({ id }) => id))
  expect(test.calls.map(({ url }) => url.search)).toEqual(['?sort=most_popular&ordered=1&limit=8'])
})
