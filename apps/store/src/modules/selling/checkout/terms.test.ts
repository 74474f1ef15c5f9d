import { unwrap, type Cart } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, orders } from '../../../platform/db/schema'
import { createTermsOperator } from '../../customers/companies'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { fillCart } from '../../../testing/requests'
import { shopOfFile, testConfig } from '../../../testing/shop'

const day = 24 * 60 * 60 * 1000

const shop = await shopOfFile()
const { db } = shop.database
const { setTerms } = createTermsOperator(shop.context)
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const complete = ({ client }: Buyer, { id, version }: Cart) =>
  unwrap(client.POST('/store/cart/complete', { body: { cart_id: id!, cart_version: version } }))
const orderOf = async ({ client }: Buyer, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order

describe('the terms of payment', () => {
  it('are an invoice within 60 days, unless agreed otherwise', async () => {
    expect((await cartOf(buyer)).payment).toEqual({ method: 'invoice', terms_days: 60, due_date: '2027-01-19' })
    expect(await setTerms(buyer.companyId, { days: 30 })).toMatchObject({ payment_terms_days: 30, po_required: false })
    expect((await cartOf(buyer)).payment).toEqual({ method: 'invoice', terms_days: 30, due_date: '2026-12-20' })
  })

  it('are stored with the order as agreed', async () => {
    const cart = await fillCart(buyer)
    const { order_id: id } = await complete(buyer, cart)
    await setTerms(buyer.companyId, { days: 10 })
    expect((await orderOf(buyer, id)).payment).toEqual(cart.payment)
  })

  it('are part of the version: nothing is booked on terms that were not displayed', async () => {
    const displayed = await fillCart(buyer)
    await setTerms(buyer.companyId, { days: 10 })
    await expect(complete(buyer, displayed)).rejects.toMatchObject({
      code: 'cart_changed',
      cart: { version: displayed.version + 1, changed_by: null, payment: { terms_days: 10 } },
    })
  })

  it('count from the order’s date in the store’s calendar', async () => {
    const displayed = await fillCart(buyer)
    // From 10:30 to 00:30 on the next day.
    shop.clock.advance((14 / 24) * day)
    const cart = await cartOf(buyer)
    expect(cart).toMatchObject({ version: displayed.version + 1, payment: { due_date: '2027-01-20' } })
    shop.clock.advance(-(14 / 24) * day)
  })

  it('are unknown for orders placed before they were stored', async () => {
    const { order_id: id } = await complete(buyer, await fillCart(buyer))
    await db
      .update(orders)
      .set({ dueDate: null, paymentTermsDays: null, deliveryStart: null, deliveryEnd: null })
      .where(eq(orders.id, id))
    expect(await orderOf(buyer, id)).toMatchObject({ payment: null, delivery: null })
  })
})

describe('a company that requires PO numbers', () => {
  it('cannot order without one, and can with one', async () => {
    await setTerms(buyer.companyId, { poRequired: true })
    const cart = await fillCart(buyer)
    expect(cart.po_required).toBe(true)
    await expect(complete(buyer, cart)).rejects.toMatchObject({
      status: 400,
      code: 'po_number_required',
      message: 'Your company orders with a purchase order number. Please add it.',
      fields: { po_number: { code: 'required' } },
    })
    const withPoNumber = await unwrap(buyer.client.POST('/store/cart/references', { body: { po_number: 'PO-1' } }))
    await complete(buyer, withPoNumber.cart)
  })
})

describe('an order minimum', () => {
  it('is part of the cart, and refuses an order below it with the missing amount', async () => {
    const other = await shopOfFile({ config: { ...testConfig, orderMinimum: 100_000_00 } })
    const otherBuyer = await addBuyer(other)
    const cart = await fillCart(otherBuyer)
    expect(cart.order_minimum).toBe(100_000)
    const missing = 100_000 - cart.item_total
    await expect(complete(otherBuyer, cart)).rejects.toMatchObject({
      status: 409,
      code: 'order_minimum',
      message: expect.stringMatching(/^The order minimum is €100,000\.00: add goods for €.*\.$/),
      params: { minimum: 100_000, missing, currency_code: 'eur' },
      fields: { item_total: { code: expect.any(String) } },
    })
  })

  it('accepts goods that reach it before discounts', async () => {
    const other = await shopOfFile({ config: { ...testConfig, orderMinimum: 1 } })
    const otherBuyer = await addBuyer(other)
    await complete(otherBuyer, await fillCart(otherBuyer))
  })

  it('does not exist by default', async () => {
    expect((await cartOf(buyer)).order_minimum).toBeNull()
  })
})

describe('terms set by an operator', () => {
  it('are stored, find the company by one of its people, and keep omitted values', async () => {
    await setTerms(buyer.customerId, { days: 14, poRequired: true })
    expect(await setTerms(buyer.companyId, { poRequired: false })).toMatchObject({
      payment_terms_days: 14,
      po_required: false,
    })
    const recorded = await db.select().from(events).where(eq(events.subjectId, buyer.companyId))
    expect(recorded.at(-1)).toMatchObject({
      action: 'company.terms_set',
      actorId: 'operator',
      before: { paymentTermsDays: 14, poRequired: true },
      after: { paymentTermsDays: 14, poRequired: false },
    })
  })

  it.each([
    ['somebody who is not there', 'comp_none', { days: 30 }, 404, 'company_not_found'],
    ['nothing', 'own', {}, 400, 'nothing_to_change'],
    ['half a day', 'own', { days: 2.5 }, 400, 'invalid_terms'],
    ['days before the order', 'own', { days: -1 }, 400, 'invalid_terms'],
    ['more than a year', 'own', { days: 366 }, 400, 'invalid_terms'],
  ])('are refused for %s', async (_, company, change, status, code) => {
    const result = setTerms(company === 'own' ? buyer.companyId : company, change)
    await expect(result).rejects.toMatchObject({ status, refusal: { code } })
  })
})
