import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import type { DashboardView } from './today.view'
import { useToday } from './use-today'

const at = '2026-11-30T08:00:00.000Z'

/** Opens the start page of a shop with orders to pay back. */
async function openPage(toPayBack: number, vatNumbers = 0) {
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    '/admin/session': () => ({
      operator: { id: 'oper_1', email: 'maja@shop.example', name: 'Maja', role: 'packer', disabled_at: null },
      expires_at: at,
      may: ['see'],
    }),
    '/admin/companies': (query) => ({
      companies: [],
      count: query.get('state') === 'vat_unconfirmed' ? vatNumbers : 0,
    }),
    '/admin/orders': (query) => {
      const count = query.get('waits_for') === 'to_pay_back' ? toPayBack : 0
      return { orders: [], sums: [], count, limit: 20, offset: 0 }
    },
    '/admin/activities': () => ({ activities: [] }),
    '/admin/low-stock': () => ({ products: [], count: 0, sold_out: 0 }),
    '/admin/sales': () => ({ date: '2026-11-30', sales: [] }),
    '/admin/products': () => ({ products: [], count: 0, limit: 1, offset: 0 }),
  }
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: new Proxy({}, { get: () => () => '/' }) as OfficePaths,
    now: () => new Date(at),
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const answer = answers[pathname]
      return answer ? Response.json(answer(searchParams)) : new Response(null, { status: 503 })
    },
  })
  const page = await renderHook(createTestShop({}), useToday, { wrapper: officeWrapper(office) })
  await page.until((today) => today.status === 'ready')
  return page
}

it.each([
  [3, 3],
  [0, undefined],
])('counts %i orders to pay back as %s', async (toPayBack, shown) => {
  const page = await openPage(toPayBack)
  const hasUnpaid = ({ waiting }: DashboardView) => waiting.some(({ kind }) => kind === 'unpaid')
  await page.until((today) => today.status === 'ready' && hasUnpaid(today.view))
  await page.does(() => {})
  const today = page.current()
  expect(today.status === 'ready' && today.view.waiting.find(({ kind }) => kind === 'toPayBack')?.count).toBe(shown)
})

it.each([
  [2, 2],
  [0, undefined],
])('counts %i VAT numbers to confirm as %s', async (vatNumbers, shown) => {
  const page = await openPage(0, vatNumbers)
  await page.does(() => {})
  const today = page.current()
  expect(today.status === 'ready' && today.view.waiting.find(({ kind }) => kind === 'vatNumbers')?.count).toBe(shown)
})
