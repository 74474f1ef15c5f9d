import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { usePlannedPrices } from './use-planned-prices'

const price = {
  product_id: 'prod_1',
  title: 'Salt fish',
  variant_id: 'variant_1',
  variant_title: '80 g',
  sku: 'SAL-1',
  min_quantity: 50,
  amount: 1.55,
  before: 1.48,
  currency_code: 'eur',
  starts_at: '2026-12-01T08:00:00.000Z',
}

it('lists the planned prices of an import, and removes one of them', async () => {
  let prices = [price, { ...price, min_quantity: 1, before: null }]
  const sent: unknown[] = []
  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'POST') {
      sent.push(await request.json())
      prices = prices.slice(1)
      return Response.json({ removed: 1 })
    }
    sent.push(`${pathname}${search}`)
    return Response.json({ planned_prices: prices, count: prices.length, limit: 100, offset: 0 })
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: new Proxy({}, { get: (_, name) => (id: string) => `/${String(name)}/${id}` }) as OfficePaths,
  })
  const page = await renderHook(createTestShop({}), () => usePlannedPrices({ importId: 'import_7' }), {
    wrapper: officeWrapper(office),
  })
  const { planned } = await page.until((result) => result.planned.status === 'ready')
  expect(planned.status === 'ready' && planned.view).toMatchObject({
    count: 2,
    prices: [
      { name: 'Salt fish', href: '/product/prod_1', sku: 'SAL-1', from: '50', before: '€1.48', after: '€1.55' },
      { from: null, before: null },
    ],
  })
  const [first] = planned.status === 'ready' ? planned.view.prices : []
  expect(await page.does(({ remove }) => remove([first!.id]))).toBe(true)
  expect(page.current().removed).toBe(1)
  expect(sent).toEqual([
    '/admin/planned-prices?import_id=import_7&limit=100',
    { prices: [{ variant_id: 'variant_1', min_quantity: 50, starts_at: '2026-12-01T08:00:00.000Z' }] },
    '/admin/planned-prices?import_id=import_7&limit=100',
  ])
})
