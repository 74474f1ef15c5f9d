import { unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../../platform/db/schema'
import type { AdminOperationId } from '../../../platform/http/admin/contract'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { product } from '../../../testing/requests'
import { shopOfFile, world } from '../../../testing/shop'

const shop = await shopOfFile()
const elsa = await addOperator(shop, 'catalogue')
const anna = shop.client(await shop.signIn('kiosk'))
const { token } = elsa

const call = (
  id: AdminOperationId,
  parts: { path?: Record<string, string>; body?: object; query?: string },
  headers: Record<string, string> = {},
) => sendAdmin(shop, id, { ...parts, headers }, { token })
const as = (tag: unknown) => ({ 'if-match': tag as string })
const lastEvent = async (id: string) => {
  const [entry] = await shop.database.db
    .select()
    .from(events)
    .where(eq(events.subjectId, id))
    .orderBy(desc(events.id))
    .limit(1)
  return entry
}

const dayOfMilliseconds = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayOfMilliseconds).toISOString()
const items = [{ product_id: product.id, percent: 20 }]
const planned = () => ({ title: 'Weekend pantry', starts_at: inDays(2), ends_at: inDays(4), items })

describe('a promo code', () => {
  const tenOff = { code: 'nykiosk', type: 'percentage', value: 10 }

  it('is created, listed, changed and ended, with before and after in the history', async () => {
    const added = await call('createPromotion', { body: tenOff })
    const { promotion } = added.json()
    expect(promotion).toMatchObject({ code: 'NYKIOSK', state: 'running', times_used: 0, ends_at: null })
    const path = { id: promotion.id as string }
    const changed = await call(
      'updatePromotion',
      { path, body: { value: 15, ends_at: '2200-12-31', minimum: 99.5 } },
      as(added.headers.etag),
    )
    expect(changed.json()).toMatchObject({
      promotion: { value: 15, ends_at: '2200-12-31T23:00:00.000Z', minimum: 99.5 },
    })
    expect(await lastEvent(path.id)).toMatchObject({
      action: 'promotion.changed',
      operatorId: elsa.id,
      before: { value: 10, minimum: 0, endsAt: null },
      after: { value: 15, minimum: 99.5 },
    })
    const ended = await call('endPromotion', { path }, as(changed.headers.etag))
    expect(ended.json()).toMatchObject({ promotion: { state: 'ended' } })
    const refused = await call('updatePromotion', { path, body: { value: 5 } }, as(ended.headers.etag))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'promo_code_ended'])
    const { promotions } = (await call('listPromotions', {})).json()
    expect(promotions[0]).toMatchObject({ code: 'NYKIOSK', state: 'ended' })
  })

  it('that was changed since it was read is returned and not overwritten', async () => {
    const added = await call('createPromotion', { body: { ...tenOff, code: 'RACE' } })
    const path = { id: added.json().promotion.id as string }
    const body = (value: number) => ({ path, body: { value } })
    const both = await Promise.all([
      call('updatePromotion', body(20), as(added.headers.etag)),
      call('updatePromotion', body(30), as(added.headers.etag)),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const [won, lost] = both.sort((a, b) => a.statusCode - b.statusCode)
    expect(lost!.json()).toMatchObject({ code: 'promotion_changed', promotion: won!.json().promotion })
    expect((await call('updatePromotion', body(30), as(lost!.headers.etag))).statusCode).toBe(200)
    expect((await call('updatePromotion', body(40))).statusCode).toBe(428)
  })

  it('is created once under a key, also by concurrent requests', async () => {
    const request = { body: { ...tenOff, code: 'ONCE' } }
    const key = { 'idempotency-key': 'press-1' }
    const answers = await Promise.all([call('createPromotion', request, key), call('createPromotion', request, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]!.json()).toEqual(answers[1]!.json())
    const { statusCode } = await call('createPromotion', { body: { ...tenOff, code: 'OTHER' } }, key)
    expect(statusCode).toBe(422)
    expect((await call('createPromotion', request, { 'idempotency-key': 'press-2' })).json()).toMatchObject({
      code: 'code_taken',
    })
  })

  it('is refused with the contract’s field names', async () => {
    const answer = await call('createPromotion', {
      body: { ...tenOff, code: 'WRONG', value: 101, ends_at: '2020-01-01' },
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields).sort()).toEqual(['ends_at', 'value'])
  })
})

describe('a flash sale', () => {
  it('is created, changed and removed, with before and after in the history', async () => {
    const made = await call('createFlashSale', { body: planned() })
    const { flash_sale: sale } = made.json()
    expect(sale).toMatchObject({ title: 'Weekend pantry', state: 'planned', items })
    const path = { id: sale.id as string }
    expect(await lastEvent(path.id)).toMatchObject({
      action: 'flash_sale.added',
      after: { products: `${product.title} −20%` },
    })
    const changed = await call(
      'updateFlashSale',
      { path, body: { items: [{ product_id: product.id, percent: 25 }] } },
      as(made.headers.etag),
    )
    expect(changed.json()).toMatchObject({ flash_sale: { title: 'Weekend pantry', items: [{ percent: 25 }] } })
    expect(await lastEvent(path.id)).toMatchObject({
      before: { products: `${product.title} −20%` },
      after: { products: `${product.title} −25%` },
    })
    const late = await call('deleteFlashSale', { path }, as(made.headers.etag))
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ code: 'flash_sale_changed', flash_sale: changed.json().flash_sale })
    expect((await call('endFlashSale', { path }, as(changed.headers.etag))).json()).toMatchObject({
      code: 'flash_sale_not_begun',
    })
    expect((await call('deleteFlashSale', { path }, as(changed.headers.etag))).json()).toEqual({
      id: path.id,
      object: 'flash_sale',
      deleted: true,
    })
    expect((await call('getFlashSale', { path })).statusCode).toBe(404)
    expect(await lastEvent(path.id)).toMatchObject({
      action: 'flash_sale.removed',
      before: { title: 'Weekend pantry' },
    })
  })

  it('reduces prices at once and keeps its start; after its end, prices are regular', async () => {
    const other = world.products.find(({ id }) => !world.flashSale.items.some((item) => item.product_id === id))!
    async function paid(): Promise<number> {
      const answer = await unwrap(anna.GET('/store/products/{id}', { params: { path: { id: other.id } } }))
      const [variant] = answer.product.variants
      return variant && 'prices' in variant ? variant.prices![0]!.amount : NaN
    }
    const usual = await paid()
    const body = { ...planned(), starts_at: inDays(-1), items: [{ product_id: other.id, percent: 50 }] }
    const made = await call('createFlashSale', { body })
    expect(made.json()).toMatchObject({ flash_sale: { state: 'running' } })
    expect(await paid()).toBeLessThan(usual)
    const path = { id: made.json().flash_sale.id as string }
    const moved = await call('updateFlashSale', { path, body: { starts_at: inDays(1) } }, as(made.headers.etag))
    expect(Object.keys(moved.json().fields)).toEqual(['starts_at'])
    expect((await call('deleteFlashSale', { path }, as(made.headers.etag))).json()).toMatchObject({
      code: 'flash_sale_begun',
    })
    const ended = await call('endFlashSale', { path }, as(made.headers.etag))
    expect(ended.json()).toMatchObject({ flash_sale: { state: 'ended' } })
    expect(await paid()).toBe(usual)
    expect((await call('endFlashSale', { path }, as(ended.headers.etag))).json()).toMatchObject({
      code: 'flash_sale_ended',
    })
  })

  it('is created once under a key, also by concurrent requests', async () => {
    const request = { body: { ...planned(), title: 'Once' } }
    const key = { 'idempotency-key': 'sale-1' }
    const answers = await Promise.all([call('createFlashSale', request, key), call('createFlashSale', request, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]!.json()).toEqual(answers[1]!.json())
    expect((await call('createFlashSale', { body: { ...request.body, title: 'Twice' } }, key)).statusCode).toBe(422)
  })

  it.each([
    ['that ends before it begins', () => ({ ...planned(), ends_at: inDays(1) }), 'ends_at'],
    ['that is over', () => ({ ...planned(), starts_at: inDays(-3), ends_at: inDays(-2) }), 'ends_at'],
    [
      'of a product there is not',
      () => ({ ...planned(), items: [{ product_id: 'prod_none', percent: 10 }] }),
      'items.0',
    ],
    ['with a product named twice', () => ({ ...planned(), items: [...items, ...items] }), 'items.1'],
    [
      'for more than 90 percent',
      () => ({ ...planned(), items: [{ product_id: product.id, percent: 91 }] }),
      'items.0.percent',
    ],
  ])('is refused with the field’s name: %s', async (_, body, field) => {
    const answer = await call('createFlashSale', { body: body() })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})

it('the activity names a flash sale by its title and a promo code by its code', async () => {
  await call('createFlashSale', { body: { ...planned(), title: 'Fish week' } })
  await call('createPromotion', { body: { code: 'LUCIA26', type: 'percentage', value: 5 } })
  const { activities } = await unwrap(elsa.client.GET('/admin/activities', { params: { query: { limit: 2 } } }))
  expect(activities.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['promotion.added', 'LUCIA26'],
    ['flash_sale.added', 'Fish week'],
  ])
})
