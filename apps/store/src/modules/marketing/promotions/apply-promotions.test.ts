import { ApiError, unwrap, requireCart, type Cart, type ShopClient } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartPromotions, orderPromotions, orders } from '../../../platform/db/schema'
import { addBuyer, addBuyers, addColleague, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createPromotionsOperator } from './add-promotion'

/** 3.20 for one, 2.72 from 50; standard VAT rate. */
const mint = 'variant_01tjarnmint3can'
/** Reduced VAT rate for food. */
const fish = 'variant_01saltfish120'
const hour = 60 * 60 * 1000

type Operator = ReturnType<typeof createPromotionsOperator>
type NewPromotion = Parameters<Operator['addPromotion']>[0]

const shop = await shopOfFile()
let buyer: Buyer
let made = 0

const operator = createPromotionsOperator(shop.context)

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

/** Adds a unique code; 10 percent by default. */
async function addCode(settings: Partial<NewPromotion> = {}): Promise<string> {
  made += 1
  const { code } = await operator.addPromotion({ code: `CODE${made}`, type: 'percentage', value: 10, ...settings })
  return code
}

const later = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds).toISOString()
const fill = async (client: ShopClient, ...items: [variant_id: string, quantity: number][]) => {
  const body = { items: items.map(([variant_id, quantity]) => ({ variant_id, quantity })) }
  return (await unwrap(client.POST('/store/cart/items/add', { body }))).cart
}
const apply = async (client: ShopClient, ...promo_codes: string[]) =>
  (await unwrap(client.POST('/store/cart/promocode/add', { body: { promo_codes } }))).cart
const remove = async (client: ShopClient, ...promo_codes: string[]) =>
  (await unwrap(client.DELETE('/store/cart/promocode/remove', { body: { promo_codes } }))).cart
const listed = async (client: ShopClient) =>
  (await unwrap(client.GET('/store/cart/promocode/list'))).carts.flatMap(({ promotions }) => promotions)
const codesOn = async (client: ShopClient) => (await listed(client)).map(({ code }) => code)
const cartOf = async (client: ShopClient) => (await unwrap(client.GET('/store/cart/info'))).cart
const cents = (amount: number) => Math.round(amount * 100)

async function address({ client }: Buyer): Promise<Cart> {
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn('se') }))
  return (await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn('se') }))).cart
}

async function complete({ client }: Buyer): Promise<string> {
  return (await unwrap(client.POST('/store/cart/complete', {}))).order_id
}

async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  const reason: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return reason instanceof ApiError ? reason.code : String(reason)
}

function expectToAddUp(cart: Cart): void {
  const sum = (field: 'subtotal' | 'discount_total' | 'tax_total') =>
    cart.items.reduce((total, item) => total + cents(item[field]), 0)
  expect(cents(cart.discount_total)).toBe(sum('discount_total'))
  expect(cents(cart.item_total)).toBe(sum('subtotal'))
  for (const item of cart.items) {
    const net = cents(item.subtotal) - cents(item.discount_total)
    expect(cents(item.tax_total)).toBe(Math.round((net * item.tax_rate) / 100 + 1e-9))
    expect(cents(item.total)).toBe(net + cents(item.tax_total))
  }
  const { item_total, discount_total, shipping_total, tax_total } = cart
  expect(cents(cart.total)).toBe(cents(item_total) - cents(discount_total) + cents(shipping_total) + cents(tax_total))
}

describe('a promo code', () => {
  it('reduces the goods by a percentage, spread over the lines before tax', async () => {
    const code = await addCode({ value: 10 })
    await fill(buyer.client, [mint, 60], [fish, 3])
    const cart = await apply(buyer.client, code)
    expect(cents(cart.discount_total)).toBe(Math.round(cents(cart.item_total) / 10))
    expectToAddUp(cart)
    expect(await cartOf(buyer.client)).toEqual(cart)
    expect((await unwrap(buyer.client.GET('/store/cart/checkout'))).cart).toEqual(cart)
  })

  it('reduces the goods by an amount, at most to zero, and never the shipping', async () => {
    const code = await addCode({ type: 'fixed', value: 50 })
    await fill(buyer.client, [mint, 60])
    expect(await apply(buyer.client, code)).toMatchObject({ item_total: 163.2, discount_total: 50 })
    const { items } = await cartOf(buyer.client)
    const change = { params: { path: { id: items[0]!.id } }, body: { quantity: 10 } }
    const { cart } = requireCart(await unwrap(buyer.client.PATCH('/store/cart/items/{id}', change)))
    const shipping = { shipping_total: 19, tax_total: 4.75, total: 23.75 }
    expect(cart).toMatchObject({ item_total: 32, discount_total: 32, ...shipping })
    expectToAddUp(cart)
  })

  it('does not affect free shipping, which depends on the goods before discount', async () => {
    const code = await addCode({ type: 'fixed', value: 100 })
    await fill(buyer.client, [mint, 60])
    expect(await apply(buyer.client, code)).toMatchObject({ shipping_total: 0, shipping_option: { id: 'courier' } })
  })

  it('is accepted in any case and with white space, and counts once', async () => {
    const code = await addCode()
    await fill(buyer.client, [mint, 10])
    const cart = await apply(buyer.client, ` ${code.toLowerCase()} `, code)
    expect(await codesOn(buyer.client)).toEqual([code])
    expect(await apply(buyer.client, code)).toEqual(cart)
    expect((await remove(buyer.client, code.toLowerCase(), 'NEVERADDED')).discount_total).toBe(0)
    expect(await codesOn(buyer.client)).toEqual([])
  })

  it('is listed with its discount on this cart; without a cart the list is empty', async () => {
    expect(await unwrap(buyer.client.GET('/store/cart/promocode/list'))).toEqual({ carts: [] })
    const [percentage, fixed] = [await addCode({ value: 25 }), await addCode({ type: 'fixed', value: 4.5 })]
    const { id } = await fill(buyer.client, [mint, 10])
    await apply(buyer.client, percentage, fixed)
    expect(await unwrap(buyer.client.GET('/store/cart/promocode/list'))).toEqual({
      carts: [
        {
          id,
          promotions: [
            { code: percentage, type: 'percentage', value: 25, discount_total: 8, currency_code: 'eur' },
            { code: fixed, type: 'fixed', value: 4.5, discount_total: 4.5, currency_code: 'eur' },
          ],
        },
      ],
    })
  })

  it('belongs to the company’s cart, and other companies do not see it', async () => {
    const stranger = await addBuyer(shop)
    await fill(buyer.client, [mint, 10])
    await fill(stranger.client, [mint, 10])
    await apply(buyer.client, await addCode())
    expect(await codesOn(stranger.client)).toEqual([])
    expect((await cartOf(stranger.client)).discount_total).toBe(0)
  })
})

describe('several promo codes', () => {
  it('apply in the order they were added, each to the rest after the previous ones', async () => {
    const [percentage, fixed] = [await addCode({ value: 10 }), await addCode({ type: 'fixed', value: 10 })]
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, percentage)
    expect((await apply(buyer.client, fixed)).discount_total).toBe(13.2)
    await remove(buyer.client, percentage)
    expect((await apply(buyer.client, percentage)).discount_total).toBe(12.2)
    expect(await codesOn(buyer.client)).toEqual([fixed, percentage])
  })

  it('never reduce a cart below zero', async () => {
    const [halfOff, all] = [await addCode({ value: 50 }), await addCode({ type: 'fixed', value: 1000 })]
    await fill(buyer.client, [mint, 10], [fish, 1])
    const cart = await apply(buyer.client, all, halfOff)
    expect(cart.discount_total).toBe(cart.item_total)
    expect((await listed(buyer.client)).map(({ discount_total }) => discount_total)).toEqual([cart.item_total, 0])
    expectToAddUp(cart)
  })

  it('are limited to five', async () => {
    const codes = []
    for (let index = 0; index < 6; index += 1) codes.push(await addCode({ value: 1 }))
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, ...codes.slice(0, 4))
    const tooMany = { status: 409, code: 'too_many_promo_codes', params: { most: 5 } }
    await expect(apply(buyer.client, ...codes.slice(4))).rejects.toMatchObject(tooMany)
    await apply(buyer.client, codes[4]!)
    await apply(buyer.client, ...codes.slice(0, 5))
    expect(await codesOn(buyer.client)).toEqual(codes.slice(0, 5))
    await expect(apply(buyer.client, ...codes)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('are added all or none', async () => {
    const [good, belowMinimum] = [await addCode(), await addCode({ minimum: 5000 })]
    await fill(buyer.client, [mint, 10])
    await expect(apply(buyer.client, good, 'NOSUCHCODE')).rejects.toMatchObject({ status: 404 })
    await expect(apply(buyer.client, good, belowMinimum)).rejects.toMatchObject({
      status: 409,
      code: 'promo_code_minimum',
    })
    expect(await codesOn(buyer.client)).toEqual([])
  })
})

describe('a promo code is refused', () => {
  it('in the same words if it does not exist or has not started', async () => {
    const code = await addCode({ startsAt: later(1000) })
    await fill(buyer.client, [mint, 10])
    const unknown = (name: string) => {
      return { status: 404, code: 'unknown_promo_code', message: `We do not know the code ${name}.` }
    }
    await expect(apply(buyer.client, 'nosuchcode')).rejects.toMatchObject(unknown('NOSUCHCODE'))
    await expect(apply(buyer.client, code)).rejects.toMatchObject(unknown(code))
    shop.clock.advance(1000)
    await apply(buyer.client, code)
  })

  it('from the millisecond of its end', async () => {
    const code = await addCode({ endsAt: later(2000) })
    await fill(buyer.client, [mint, 10])
    shop.clock.advance(1999)
    await apply(buyer.client, code)
    await remove(buyer.client, code)
    shop.clock.advance(1)
    await expect(apply(buyer.client, code)).rejects.toMatchObject({
      status: 409,
      code: 'promo_code_ended',
      message: `The promo code ${code} has ended.`,
      params: { code },
    })
  })

  it('below its minimum, with the missing amount', async () => {
    const code = await addCode({ minimum: 40 })
    await fill(buyer.client, [mint, 12])
    await expect(apply(buyer.client, code)).rejects.toMatchObject({
      status: 409,
      code: 'promo_code_minimum',
      message: `The promo code ${code} needs goods for €40.00; add €1.60.`,
    })
    await fill(buyer.client, [mint, 1])
    await apply(buyer.client, code)
  })

  it('to a company that has reached its limit of orders', async () => {
    const code = await addCode({ usageLimitPerCompany: 1 })
    const another = await addBuyer(shop)
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, code)
    await address(buyer)
    await complete(buyer)
    await fill(buyer.client, [mint, 10])
    await expect(apply(buyer.client, code)).rejects.toMatchObject({ status: 409, code: 'promo_code_used_up' })
    await fill(another.client, [mint, 10])
    await apply(another.client, code)
  })

  it('to everyone after the total limit of orders', async () => {
    const code = await addCode({ usageLimit: 1 })
    const another = await addBuyer(shop)
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, code)
    await address(buyer)
    await complete(buyer)
    await fill(another.client, [mint, 10])
    await expect(apply(another.client, code)).rejects.toMatchObject({
      status: 409,
      code: 'promo_code_used_up',
      message: `The promo code ${code} is used up.`,
    })
  })

  it('after twenty unknown codes in an hour, even if it exists', async () => {
    const code = await addCode()
    await fill(buyer.client, [mint, 10])
    const guesses = Array.from({ length: 30 }, (_, index) => `GUESS${index}`)
    const outcomes = await Promise.all(guesses.map((guess) => codeOf(apply(buyer.client, guess))))
    expect(outcomes.filter((outcome) => outcome === 'unknown_promo_code')).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(10)
    await expect(apply(buyer.client, code)).rejects.toMatchObject({ status: 429, code: 'too_many_attempts' })
    const another = await addBuyer(shop)
    await fill(another.client, [mint, 10])
    await apply(another.client, code)
    shop.clock.advance(hour)
    await apply(buyer.client, code)
  })

  it('after unknown codes only: existing ones do not count', async () => {
    const [good, belowMinimum] = [await addCode(), await addCode({ minimum: 5000 })]
    await fill(buyer.client, [mint, 10])
    for (let time = 0; time < 21; time += 1) {
      expect(await codeOf(apply(buyer.client, belowMinimum))).toBe('promo_code_minimum')
    }
    await apply(buyer.client, good)
  })
})

describe('a promo code on a cart', () => {
  it('has no discount below its minimum, and applies again above it', async () => {
    const code = await addCode({ minimum: 40, type: 'fixed', value: 5 })
    await fill(buyer.client, [mint, 20])
    const { items } = await apply(buyer.client, code)
    const set = async (quantity: number) => {
      const path = { id: items[0]!.id }
      return requireCart(
        await unwrap(buyer.client.PATCH('/store/cart/items/{id}', { params: { path }, body: { quantity } })),
      ).cart
    }
    expect((await set(12)).discount_total).toBe(0)
    expect(await listed(buyer.client)).toMatchObject([{ code, discount_total: 0 }])
    expect(await codeOf(apply(buyer.client, code))).toBe('promo_code_minimum')
    await address(buyer)
    expect(await codeOf(complete(buyer))).toBe('promo_code_minimum')
    expect((await set(13)).discount_total).toBe(5)
    await complete(buyer)
  })

  it('that has ended has no discount, and the order is refused until it is removed', async () => {
    const code = await addCode({ endsAt: later(1000) })
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, code)
    expect((await address(buyer)).discount_total).toBe(3.2)
    shop.clock.advance(1000)
    expect((await cartOf(buyer.client)).discount_total).toBe(0)
    const fields = { [code]: { code: 'promo_code_ended' } }
    await expect(complete(buyer)).rejects.toMatchObject({ status: 409, code: 'promo_code_ended', fields })
    await remove(buyer.client, code)
    await complete(buyer)
  })

  it('that others have used up has no discount, and the order is refused', async () => {
    const code = await addCode({ usageLimit: 1 })
    const [quick, slow] = (await addBuyers(shop, 2)) as [Buyer, Buyer]
    for (const each of [quick, slow]) {
      await fill(each.client, [mint, 10])
      await apply(each.client, code)
      await address(each)
    }
    await complete(quick)
    expect((await cartOf(slow.client)).discount_total).toBe(0)
    expect(await codeOf(complete(slow))).toBe('promo_code_used_up')
    expect((await cartOf(slow.client)).items).toHaveLength(1)
  })

  it('that does not apply does not affect the discounts of others', async () => {
    const [ending, permanent] = [await addCode({ value: 50, endsAt: later(1000) }), await addCode({ value: 10 })]
    await fill(buyer.client, [mint, 10])
    expect((await apply(buyer.client, ending, permanent)).discount_total).toBe(17.6)
    shop.clock.advance(1000)
    expect((await cartOf(buyer.client)).discount_total).toBe(3.2)
  })
})

describe('an order with promo codes', () => {
  it('keeps the codes with their discounts, and its totals are the cart’s', async () => {
    const [percentage, fixed] = [await addCode({ value: 15 }), await addCode({ type: 'fixed', value: 7.25 })]
    await fill(buyer.client, [mint, 60], [fish, 7])
    await apply(buyer.client, percentage, fixed)
    const cart = await address(buyer)
    const promotions = await listed(buyer.client)
    const id = await complete(buyer)
    const { order } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order).toMatchObject({
      item_subtotal: cart.item_total,
      discount_total: cart.discount_total,
      shipping_total: cart.shipping_total,
      tax_total: cart.tax_total,
      total: cart.total,
      items: cart.items.map(({ discount_total, tax_total, total }) => ({ discount_total, tax_total, total })),
    })
    const { db } = shop.database
    const { position, orderId } = orderPromotions
    const rows = await db.select().from(orderPromotions).where(eq(orderId, id)).orderBy(position)
    const { companyId, customerId } = buyer
    const [first] = promotions
    const discountTotal = cents(first!.discount_total)
    expect(rows).toMatchObject([
      { companyId, customerId, code: percentage, type: 'percentage', value: 15, discountTotal },
      { companyId, customerId, code: fixed, type: 'fixed', value: 725, discountTotal: 725 },
    ])
    expect(rows.reduce((sum, row) => sum + row.discountTotal, 0)).toBe(cents(order.discount_total))
  })

  it('keeps its discount after the code has ended, and the next cart has no codes', async () => {
    const code = await addCode()
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, code)
    await address(buyer)
    const id = await complete(buyer)
    await operator.endPromotion(code)
    const { order } = await unwrap(buyer.client.GET('/store/orders/{id}', { params: { path: { id } } }))
    expect(order.discount_total).toBe(3.2)
    expect((await fill(buyer.client, [mint, 10])).discount_total).toBe(0)
  })

  it('is created and counted once for concurrent requests of colleagues', async () => {
    const code = await addCode({ usageLimitPerCompany: 1 })
    const colleague = await addColleague(shop, buyer)
    const { db } = shop.database
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, code)
    await address(buyer)
    const ids = await Promise.all([complete(buyer), complete(colleague), complete(buyer)])
    expect(new Set(ids).size).toBe(1)
    expect(await db.$count(orders, eq(orders.companyId, buyer.companyId))).toBe(1)
    expect(await db.$count(orderPromotions, eq(orderPromotions.companyId, buyer.companyId))).toBe(1)
  })
})

describe('reading a cart with promo codes', () => {
  it('takes three statements, however many codes and lines it has', async () => {
    const read = async () => (await shop.statementsOf(() => cartOf(buyer.client))).length
    const codes = []
    const limited = { value: 1, usageLimit: 100, usageLimitPerCompany: 3 }
    for (let index = 0; index < 5; index += 1) codes.push(await addCode(limited))
    await fill(buyer.client, [mint, 10])
    await apply(buyer.client, codes[0]!)
    // The first statement loads the session.
    expect(await read()).toBe(4)
    await fill(buyer.client, [fish, 10])
    await apply(buyer.client, ...codes)
    expect(await shop.database.db.$count(cartPromotions)).toBeGreaterThanOrEqual(5)
    expect(await read()).toBe(4)
    expect(await shop.statementsOf(() => listed(buyer.client))).toHaveLength(4)
  })
})
