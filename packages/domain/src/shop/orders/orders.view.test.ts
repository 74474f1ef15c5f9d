import { createWorld, toOrderListItem } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, refusal, type TestCall } from '../../testing/test-shop'
import { toOrderHistoryView, toOrderRowView, toOrderSummaryView, useOrderHistory, useOrderSummary } from './index'

const world = createWorld()
const orders = world.orders.map(({ order }) => toOrderListItem(order))
const broken = () => refusal(500, 'unexpected_state', 'x')
const locale = 'en-GB'
const list = (offset: number) => ({
  orders: orders.slice(0, 14).slice(offset, offset + 10),
  count: 14,
  limit: 10,
  offset,
})

describe('an order in the history', () => {
  it('has its first product as title, and the number of others', () => {
    const order = {
      ...orders[0]!,
      display_id: 1042,
      created_at: '2026-11-19T23:30:00Z',
      status: 'requires_action' as const,
      total: 1290.04,
      po_number: 'PO-4711',
      ship_to: { name: 'Store Haga', address_1: 'Linnégatan 14', city: 'Gothenburg', country_code: 'se' as const },
      items: [
        { product_title: 'Ginger Snaps', variant_title: '200 g · box', thumbnail: '/snaps.svg', quantity: 60 },
        { product_title: 'Crispbread', variant_title: '', thumbnail: null, quantity: 5 },
      ],
    }
    expect(toOrderRowView(order, locale)).toEqual({
      id: order.id,
      displayId: '1042',
      placedBy: { name: 'Anna Lindqvist', isYou: true },
      title: 'Ginger Snaps',
      variant: '200 g · box',
      moreItems: 1,
      picture: { src: '/snaps.svg', alt: 'Ginger Snaps' },
      date: '20 Nov 2026',
      productCount: 2,
      status: 'requires_action',
      fulfillment: order.fulfillment_status,
      payment: order.payment_status,
      amount: '€1,290.04',
      poNumber: 'PO-4711',
      shipTo: 'Store Haga, Linnégatan 14, Gothenburg',
      refunded: null,
      shipment: { state: 'none', shipped: '0', pieces: '576', isComplete: false },
    })
  })

  it.each([
    ['SHIPPED', 'shipped'],
    ['Not Fulfilled', 'not_fulfilled'],
    [' Requires  action ', 'requires_action'],
    ['delivered', 'delivered'],
  ])('has the status %j as in the contract', (status, code) => {
    const order = {
      ...orders[0]!,
      status,
      fulfillment_status: status,
      payment_status: status,
    } as unknown as (typeof orders)[0]
    expect(toOrderRowView(order, locale)).toMatchObject({ status: code, fulfillment: code, payment: code })
  })

  it('without a PO number shows none', () => {
    expect(toOrderRowView({ ...orders[0]!, po_number: null, ship_to: undefined }, locale)).toMatchObject({
      poNumber: null,
      shipTo: null,
    })
  })

  it('has three independent statuses', () => {
    for (const order of orders) {
      expect(toOrderRowView(order, locale)).toMatchObject({
        status: order.status,
        fulfillment: order.fulfillment_status,
        payment: order.payment_status,
        moreItems: order.items.length - 1,
      })
    }
  })
})

describe('the history', () => {
  it('has ten orders per page', () => {
    const filter = { page: 2, query: '' }
    const { page } = toOrderHistoryView(list(10), filter, locale)
    expect(page).toEqual({ current: 2, total: 2, from: 11, to: 14, count: 14, countText: '14' })
    expect(toOrderHistoryView({ ...list(0), orders: [], count: 0 }, filter, locale).page).toMatchObject({
      total: 1,
      from: 0,
      to: 0,
    })
  })

  it('shows the orders of the page, and the search text', () => {
    const view = toOrderHistoryView(list(10), { page: 2, query: 'salt' }, locale)
    expect(view.rows.map(({ id }) => id)).toEqual(orders.slice(10, 14).map(({ id }) => id))
    expect(view.query).toBe('salt')
  })

  it('starts a third page with the twenty-first order', () => {
    const third = { ...list(0), orders: orders.slice(0, 1), count: 21, offset: 20 }
    expect(toOrderHistoryView(third, { page: 3, query: '' }, locale).page).toMatchObject({ total: 3, from: 21, to: 21 })
    const full = { ...third, orders: orders.slice(0, 10), count: 20, offset: 10 }
    expect(toOrderHistoryView(full, { page: 2, query: '' }, locale).page).toMatchObject({ total: 2, from: 11, to: 20 })
  })

  it('beyond its last page is empty, and has the number of pages', () => {
    const beyond = { ...list(0), orders: [], count: 14, offset: 20 }
    const { rows, page } = toOrderHistoryView(beyond, { page: 3, query: '' }, locale)
    expect(rows).toEqual([])
    expect(page).toEqual({ current: 3, total: 2, from: 0, to: 0, count: 14, countText: '14' })
  })

  it('requests one page from the store, with the search text', async () => {
    const pageRequested = ({ url }: TestCall) => list(Number(url.searchParams.get('offset')))
    const test = createTestShop({ 'GET /store/orders': pageRequested }, 'anna@kiosk.example')
    const second = deferredAnswer(list(10))
    const page = await renderHook(test, () => useOrderHistory({ page: 1, query: '' }))
    await page.until(({ status }) => status === 'ready')
    test.answer({ 'GET /store/orders': second.answer })
    await page.rerender(() => useOrderHistory({ page: 2, query: ' salt ' }))
    expect(page.current()).toMatchObject({ status: 'ready', refreshing: true, view: { page: { from: 1, current: 2 } } })
    await page.until(() => test.calls.length === 2)
    second.release()
    await page.until((load) => load.status === 'ready' && !load.refreshing)
    expect(test.calls.map(({ url }) => url.search)).toEqual(['?limit=10&offset=0', '?q=salt&limit=10&offset=10'])
  })

  it('shows the last page instead of one beyond the end, and its number', async () => {
    const answer = ({ url }: TestCall) => list(Number(url.searchParams.get('offset')))
    const test = createTestShop({ 'GET /store/orders': answer }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useOrderHistory({ page: 9, query: '' }))
    const load = await page.until(({ status }) => status === 'ready')
    expect(load).toMatchObject({ view: { page: { current: 2, from: 11, to: 14, count: 14 } } })
    expect(test.calls.map(({ url }) => url.search)).toEqual(['?limit=10&offset=80', '?limit=10&offset=10'])
  })

  it('of one status is filtered by the store', async () => {
    const test = createTestShop({ 'GET /store/orders': () => list(0) }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useOrderHistory({ page: 1, query: '', status: 'requires_action' }))
    const load = await page.until(({ status }) => status === 'ready')
    expect(load).toMatchObject({ view: { status: 'requires_action' } })
    expect(test.calls.map(({ url }) => url.search)).toEqual(['?status=requires_action&limit=10&offset=0'])
  })

  it('shows an error if it cannot be loaded', async () => {
    const test = createTestShop({ 'GET /store/orders': broken }, 'anna@kiosk.example')
    const page = await renderHook(test, () => useOrderHistory({ page: 1, query: '' }))
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { action: 'load_orders' } })
  })
})

describe('the statistics', () => {
  it('are the store’s: ongoing orders are the pending ones', () => {
    const summary = { total_orders: 1037, pending_orders: 2, requires_action_orders: 1, loyalty_points: 8420 }
    expect(toOrderSummaryView(summary, locale)).toEqual({
      points: '8,420',
      total: '1,037',
      ongoing: '2',
      requiresAction: 1,
    })
  })

  it('fail independently of the list', async () => {
    const test = createTestShop({ 'GET /store/customer/order-summary': broken }, 'anna@kiosk.example')
    const page = await renderHook(test, useOrderSummary)
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { action: 'load_summary' } })
  })
})
