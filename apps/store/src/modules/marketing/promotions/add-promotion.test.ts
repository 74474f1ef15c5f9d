import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { unwrap } from '@skafferi/api'
import { events, promotions } from '../../../platform/db/schema'
import { StoreError } from '../../../platform/http/errors'
import { addBuyer, addressIn } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import type { NewPromotion } from './check-promotion'
import { createPromotionChanges } from './manage-promotions'
import { createPromotionsOperator } from './add-promotion'

const shop = await shopOfFile()
const operator = createPromotionsOperator(shop.context)
const list = async (limit = 100) =>
  (await createPromotionChanges(shop.context).pagePromotions({ limit, offset: 0 })).promotions

const tenOff = (code: string): NewPromotion => ({ code, type: 'percentage', value: 10 })

async function refusal(call: Promise<unknown>): Promise<StoreError> {
  const reason: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(reason instanceof StoreError)) throw new Error(`The call was not refused: ${String(reason)}`)
  return reason
}

const later = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds).toISOString()
const eventsOf = async (code: string) => {
  const { db } = shop.database
  const [row] = await db.select().from(promotions).where(eq(promotions.code, code))
  return db.select().from(events).where(eq(events.subjectId, row!.id)).orderBy(events.id)
}

describe('adding a promo code', () => {
  it('stores it in upper case, with an immediate start and no limits by default', async () => {
    const now = shop.clock.now().toISOString()
    expect(await operator.addPromotion(tenOff(' sommar-öl_7 '))).toEqual({
      code: 'SOMMAR-ÖL_7',
      type: 'percentage',
      value: 10,
      currency_code: 'eur',
      starts_at: now,
      ends_at: null,
      minimum: 0,
      usage_limit: null,
      usage_limit_per_company: null,
      times_used: 0,
      created_at: now,
    })
  })

  it('accepts amounts in euro and date-times with a time zone', async () => {
    const added = await operator.addPromotion({
      code: 'FIXED',
      type: 'fixed',
      value: 12.35,
      startsAt: '2026-12-01T00:00:00+01:00',
      endsAt: '2026-12-24T15:00:00Z',
      minimum: 99.9,
      usageLimit: 100,
      usageLimitPerCompany: 2,
    })
    expect(added).toMatchObject({
      value: 12.35,
      starts_at: '2026-11-30T23:00:00.000Z',
      ends_at: '2026-12-24T15:00:00.000Z',
      minimum: 99.9,
      usage_limit: 100,
      usage_limit_per_company: 2,
    })
  })

  it('is recorded', async () => {
    await operator.addPromotion(tenOff('RECORDED'))
    expect(await eventsOf('RECORDED')).toMatchObject([
      { action: 'promotion.added', actorId: 'operator', before: null, after: { code: 'RECORDED', value: 10 } },
    ])
  })

  it('is refused if the code exists in any spelling, and does not change it', async () => {
    await operator.addPromotion(tenOff('TAKEN'))
    const error = await refusal(operator.addPromotion({ ...tenOff('taken'), value: 90 }))
    expect(error).toMatchObject({ status: 409, refusal: { code: 'code_taken', fields: { code: { code: 'taken' } } } })
    expect((await list()).find(({ code }) => code === 'TAKEN')).toMatchObject({ value: 10 })
    expect(await eventsOf('TAKEN')).toHaveLength(1)
  })

  it.each<[string, Partial<Record<keyof NewPromotion, unknown>>]>([
    ['code', { code: 'A' }],
    ['code', { code: 'TWO WORDS' }],
    ['code', { code: 'X'.repeat(41) }],
    ['code', { code: 5 }],
    ['type', { type: 'gift' }],
    ['value', { value: 0 }],
    ['value', { value: 101 }],
    ['value', { value: 12.5 }],
    ['value', { type: 'fixed', value: 0 }],
    ['value', { type: 'fixed', value: 1.005 }],
    ['value', { type: 'fixed', value: '5' }],
    ['minimum', { minimum: -1 }],
    ['minimum', { minimum: Number.NaN }],
    ['startsAt', { startsAt: '2026-02-30' }],
    ['startsAt', { startsAt: '2026-13-01T00:00:00Z' }],
    ['endsAt', { endsAt: 'tomorrow' }],
    ['endsAt', { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-06-01T00:00:00Z' }],
    ['endsAt', { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }],
    ['usageLimit', { usageLimit: 0 }],
    ['usageLimit', { usageLimit: 1.5 }],
    ['usageLimitPerCompany', { usageLimitPerCompany: -1 }],
  ])('is refused with the field’s name for an invalid %s: %j', async (field, wrong) => {
    const error = await refusal(operator.addPromotion({ ...tenOff('WRONG'), ...wrong } as NewPromotion))
    expect(error).toMatchObject({ status: 400, refusal: { code: 'invalid_request' } })
    expect(Object.keys(error.refusal.fields ?? {})).toEqual([field])
    expect(await shop.database.db.$count(promotions, eq(promotions.code, 'WRONG'))).toBe(0)
  })
})

describe('the list of promo codes', () => {
  it('is sorted newest first, with the number of orders for each', async () => {
    shop.clock.advance(1000)
    await operator.addPromotion(tenOff('OLDER'))
    shop.clock.advance(1000)
    await operator.addPromotion(tenOff('NEWER'))
    const { client } = await addBuyer(shop)
    const items = [{ variant_id: 'variant_01saltfish120', quantity: 1 }]
    await unwrap(client.POST('/store/cart/items/add', { body: { items } }))
    await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes: ['OLDER'] } }))
    await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
    await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))
    await unwrap(client.POST('/store/cart/complete', {}))
    const newest = await list(2)
    expect(newest.map(({ code, times_used }) => [code, times_used])).toEqual([
      ['NEWER', 0],
      ['OLDER', 1],
    ])
  })
})

describe('ending a promo code', () => {
  it('takes effect at once and is recorded', async () => {
    const endsAt = later(60_000)
    await operator.addPromotion({ ...tenOff('ENDING'), endsAt })
    const now = shop.clock.now().toISOString()
    expect(await operator.endPromotion(' ending ')).toMatchObject({ code: 'ENDING', ends_at: now })
    const change = { before: { endsAt }, after: { endsAt: now } }
    expect((await eventsOf('ENDING')).at(-1)).toMatchObject({ action: 'promotion.ended', ...change })
  })

  it('is refused if it has ended or does not exist', async () => {
    const refused = (status: number, code: string) => ({ status, refusal: { code } })
    expect(await refusal(operator.endPromotion('ENDING'))).toMatchObject(refused(409, 'promo_code_ended'))
    expect(await refusal(operator.endPromotion('NOSUCHCODE'))).toMatchObject(refused(404, 'unknown_promo_code'))
    expect((await eventsOf('ENDING')).filter(({ action }) => action === 'promotion.ended')).toHaveLength(1)
  })
})
