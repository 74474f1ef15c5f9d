import { unwrap } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { answers, categories, flashSales, keyedRequests, products, promotions, refunds, shipments } from '../db/schema'
import { addBuyer, addressIn } from '../../testing/buyers'
import { addComplaint } from '../../testing/inbox'
import { addOperator, sendAdmin } from '../../testing/operators'
import { product } from '../../testing/requests'
import { shopOfFile } from '../../testing/shop'
import type { AdminOperationId } from './admin/contract'

const shop = await shopOfFile()
const { db } = shop.database
const { token } = await addOperator(shop, 'owner')
const lines = [{ variant_id: 'variant_01tjarnmint3can', quantity: 10 }]
const dayOf = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString()

async function placeOrder(): Promise<string> {
  const { client } = await addBuyer(shop)
  await unwrap(client.POST('/store/cart/items/add', { body: { items: lines } }))
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

const call = (id: AdminOperationId, parts: { path?: Record<string, string>; body: object }, key?: string) =>
  sendAdmin(shop, id, { ...parts, headers: key === undefined ? {} : { 'idempotency-key': key } }, { token })

async function shippedOrder(): Promise<string> {
  const id = await placeOrder()
  expect((await call('createShipment', { path: { id }, body: { carrier: 'DHL', version: 1 } })).statusCode).toBe(200)
  return id
}

/** The calls that accept an idempotency key, the records that each creates, and a request. */
const cases: [
  AdminOperationId,
  Parameters<typeof db.$count>[0],
  () => Promise<{ path?: { id: string }; body: object }>,
][] = [
  [
    'createShipment',
    shipments,
    async () => ({ path: { id: await placeOrder() }, body: { carrier: 'DHL', version: 1 } }),
  ],
  [
    'createRefund',
    refunds,
    async () => ({ path: { id: await shippedOrder() }, body: { amount: 1, reason: 'Broken.', version: 2 } }),
  ],
  [
    'answerComplaint',
    answers,
    async () => ({ path: { id: await addComplaint(shop) }, body: { text: 'We send a new bag.', seen: 0 } }),
  ],
  ['createCategory', categories, async () => ({ body: { name: 'Teas' } })],
  [
    'createProduct',
    products,
    async () => ({
      body: {
        title: 'Coins',
        brand: 'Sältan',
        category: 'Food & Candy',
        tax_class: 'food',
        variants: [{ sku: 'SAL-9', unit: 'piece', pack_size: 1, prices: [{ min_quantity: 1, amount: 2.1 }] }],
      },
    }),
  ],
  ['createPromotion', promotions, async () => ({ body: { code: 'LUCIA26', type: 'percentage', value: 10 } })],
  [
    'createFlashSale',
    flashSales,
    async () => ({
      body: {
        title: 'Weekend pantry',
        starts_at: dayOf(2),
        ends_at: dayOf(4),
        items: [{ product_id: product.id, percent: 20 }],
      },
    }),
  ],
]

describe('a request that a store of the version before, which knows no keyed requests, has carried out', () => {
  it.each(cases)('%s is carried out once', async (id, table, toRequest) => {
    const request = await toRequest()
    const before = await db.$count(table)
    const first = await call(id, request, `press ${id}`)
    expect(first.statusCode).toBe(200)
    await db.delete(keyedRequests)
    const again = await call(id, request, `press ${id}`)
    expect(again.statusCode).toBe(200)
    expect(await db.$count(table)).toBe(before + 1)
  })
})
