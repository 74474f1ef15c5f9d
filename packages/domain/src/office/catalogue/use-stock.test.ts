import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useProductStock, useStockMovements } from './use-stock'

type Schemas = components['schemas']

const variant = { title: '120 g', inventory_quantity: 1096, availability: 'backorder', available_from: '2027-02-01' }
const product = {
  title: 'Fish',
  variants: [
    { ...variant, sku: 'SAL-1' },
    { ...variant, sku: null },
  ],
}

const movement: Schemas['StockMovement'] = {
  id: 7,
  at: '2025-11-24T07:14:00.000Z',
  variant: { id: 'var_1', sku: 'SAL-1', title: '120 g' },
  kind: 'order',
  change: -1200,
  inventory_quantity: 1096,
  order: { id: 'order_1', display_id: 1061, company_name: 'Kiosk AB' },
  reason: null,
  note: null,
  changed_by: null,
}

const received: Schemas['StockMovement'] = { ...movement, id: 6, kind: 'goods_in', change: 60, order: null }

/** A store that answers changes in turn; the last answer is repeated. */
function open<Result>(answers: readonly (() => Response)[], useIt: () => Result) {
  const sent: { path: string; key: string | null; body: unknown }[] = []
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/stock-movements'))
      return Response.json({ movements: [movement, received], count: 60, limit: 25, offset: 25 })
    if (request.method === 'GET') return Response.json({ product }, { headers: { etag: '1' } })
    sent.push({ path: pathname, key: request.headers.get('idempotency-key'), body: await request.json() })
    return (answers[sent.length - 1] ?? answers.at(-1)!)()
  }
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: { order: (id: string) => `/orders/${id}` } as OfficePaths,
  })
  return { sent, page: renderHook(createTestShop({}), useIt, { wrapper: officeWrapper(office) }) }
}

const stock = { product_id: 'prod_1', sku: 'SAL-1', inventory_quantity: 3, reserved_quantity: 7, available_from: null }
const done = () => Response.json({ stock: { ...stock, served_quantity: 7 } })
const goodsIn = { kind: 'goods_in', sku: 'SAL-1', pieces: 10, availableFrom: null, reference: ' ' } as const

describe('the stock of a product', () => {
  it('has the articles with a SKU', async () => {
    const page = await open([done], () => useProductStock('prod_1')).page
    const { stock: loaded } = await page.until((now) => now.stock.status === 'ready')
    expect(loaded).toMatchObject({
      view: {
        title: 'Fish',
        articles: [{ sku: 'SAL-1', title: '120 g', free: '1,096', availableFrom: '2027-02-01' }],
      },
    })
  })

  it('is added to under one key, also if the answer was lost', async () => {
    const lost = () => refusal(503, 'busy', 'Busy')
    const { sent, page: opened } = open([lost, done], () => useProductStock('prod_1'))
    const page = await opened
    await page.does(({ send }) => send(goodsIn))
    expect(page.current().problem).toMatchObject({ code: 'busy' })
    await page.does(({ send }) => send(goodsIn))
    expect(page.current()).toMatchObject({ problem: null, result: { sku: 'SAL-1', free: 3, served: 7 } })
    expect(sent.map(({ path, body }) => [path, body])).toEqual(
      Array.from({ length: 2 }, () => ['/admin/stock/goods-in', { sku: 'SAL-1', quantity: 10 }]),
    )
    expect(sent[0]!.key).toBeTruthy()
    expect(sent[1]!.key).toBe(sent[0]!.key)
  })

  it('sends an edited day, null if it was emptied, and a correction with its reason', async () => {
    const { sent, page: opened } = open([done], () => useProductStock('prod_1'))
    const page = await opened
    await page.does(({ send }) => send({ ...goodsIn, availableFrom: '', reference: 'Note 4711' }))
    await page.does(({ send }) =>
      send({ kind: 'correction', sku: 'SAL-1', pieces: -3, reason: 'damaged', note: 'Wet' }),
    )
    expect(sent.map(({ body }) => body)).toEqual([
      { sku: 'SAL-1', quantity: 10, available_from: null, reference: 'Note 4711' },
      { sku: 'SAL-1', change: -3, reason: 'damaged', note: 'Wet' },
    ])
  })
})

it('lists movements with signed pieces, the order and, among several, the variant', async () => {
  const list = open([done], () => useStockMovements('prod_1', { page: 2, hasVariants: true }))
  const page = await list.page
  expect(await page.until((now) => now.status === 'ready')).toMatchObject({
    view: {
      page: 2,
      pageCount: 3,
      rows: [
        {
          change: '-1,200',
          stock: '1,096',
          variant: '120 g · SAL-1',
          order: { number: '1061', company: 'Kiosk AB', href: '/orders/order_1' },
          correction: null,
        },
        { kind: 'goods_in', correction: { sku: 'SAL-1', pieces: -60, reason: 'booked_by_mistake' } },
      ],
    },
  })
})
