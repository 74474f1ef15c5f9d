import { unwrap, type CountryCode } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies, events, orders } from '../../../platform/db/schema'
import { addBuyer, addressIn, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createVatIdOperator } from '../../customers/companies'

/** 3.20 apiece; taxed as nicotine. */
const mint = 'variant_01tjarnmint3can'
/** 1.85 apiece up to 10 pieces; taxed as confectionery. */
const fish = 'variant_01saltfish120'
const day = 24 * 60 * 60 * 1000
const danish = 'DK12345678'

const shop = await shopOfFile()
const { db } = shop.database
const { setVatId } = createVatIdOperator(shop.context)

const setVatIdStatus = ({ companyId }: Buyer, status: string, vatId?: string) =>
  setVatId(companyId, { status, vatId, by: 'Eva Ek' })
const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const orderOf = async ({ client }: Buyer, id: string) =>
  (await unwrap(client.GET('/store/orders/{id}', { params: { path: { id } } }))).order

/** Creates a buyer of a company in a country, with 10 of each article in the cart. */
async function buyerWithGoods(country: CountryCode): Promise<Buyer> {
  const buyer = await addBuyer(shop, country)
  const items = [mint, fish].map((variant_id) => ({ variant_id, quantity: 10 }))
  await unwrap(buyer.client.POST('/store/cart/items/add', { body: { items } }))
  return buyer
}

async function order({ client }: Buyer, country: CountryCode): Promise<string> {
  await unwrap(client.POST('/store/cart/address/add-shipping', { body: addressIn(country) }))
  await unwrap(client.POST('/store/cart/address/add-billing', { body: addressIn(country) }))
  return (await unwrap(client.POST('/store/cart/complete', { body: {} }))).order_id
}

describe('the VAT of a cart', () => {
  it('is Swedish if the goods are delivered there, by rate and with the share of the shipping costs', async () => {
    const cart = await cartOf(await buyerWithGoods('se'))
    // 18.50 of sweets and 32.00 of pouches; of 19.00 they bear 6.96 and 12.04.
    // 6%: 1.11 and 0.4176; 25%: 8.00 and 3.01.
    expect(cart.tax).toEqual({
      treatment: 'domestic',
      explanation_code: 'domestic',
      date: '2026-11-20',
      rates: [
        { percent: 6, net: 25.46, tax: 1.53 },
        { percent: 25, net: 44.04, tax: 11.01 },
      ],
      seller_vat_id: 'SE559000000101',
      buyer_vat_id: null,
    })
    expect(cart.tax_changes_on).toBeNull()
    expect(cart).toMatchObject({ tax_total: 12.54, total: 82.04 })
  })

  it('is zero for exports from the European Union', async () => {
    const cart = await cartOf(await buyerWithGoods('gb'))
    expect(cart).toMatchObject({ tax_total: 0, shipping_total: 29, total: 79.5, tax: { treatment: 'export' } })
    expect(cart.tax.rates).toEqual([{ percent: 0, net: 79.5, tax: 0 }])
  })

  it('is Swedish in other member states, until a VAT number of another one is valid', async () => {
    const buyer = await buyerWithGoods('dk')
    expect(await cartOf(buyer)).toMatchObject({
      tax_total: 12.54,
      tax: { treatment: 'domestic', explanation_code: 'vat_id_missing' },
    })
    await setVatIdStatus(buyer, 'unchecked', 'dk 12345678')
    const unconfirmed = { treatment: 'domestic', explanation_code: 'vat_id_unconfirmed', buyer_vat_id: danish }
    expect(await cartOf(buyer)).toMatchObject({ tax_total: 12.54, tax: unconfirmed })
    await setVatIdStatus(buyer, 'valid')
    expect(await cartOf(buyer)).toMatchObject({
      tax_total: 0,
      tax: {
        treatment: 'intra_eu',
        explanation_code: 'intra_eu',
        buyer_vat_id: danish,
        seller_vat_id: 'SE559000000101',
      },
    })
  })

  it('is part of the version: another treatment has to be agreed to again', async () => {
    const buyer = await buyerWithGoods('dk')
    const { version } = await cartOf(buyer)
    await setVatIdStatus(buyer, 'valid', danish)
    const { client } = buyer
    await expect(
      unwrap(client.POST('/store/cart/complete', { body: { cart_version: version } })),
    ).rejects.toMatchObject({
      status: 409,
      code: 'cart_changed',
      cart: { version: version + 1, tax: { treatment: 'intra_eu' } },
    })
    expect(await cartOf(buyer)).toMatchObject({ version: version + 1, changed_by: null })
  })

  it('follows a change of the destination country at once', async () => {
    const buyer = await buyerWithGoods('se')
    const { cart } = await unwrap(buyer.client.POST('/store/cart/address/add-shipping', { body: addressIn('us') }))
    expect(cart).toMatchObject({ tax_total: 0, tax: { treatment: 'export' } })
  })
})

describe('the VAT of an order', () => {
  it('is that of the cart, and stays when the VAT number is no longer valid', async () => {
    const buyer = await buyerWithGoods('fi')
    await setVatIdStatus(buyer, 'valid', danish)
    const { tax } = await cartOf(buyer)
    const id = await order(buyer, 'fi')
    await setVatIdStatus(buyer, 'invalid')
    expect(await orderOf(buyer, id)).toMatchObject({ tax, tax_total: 0 })
    await unwrap(buyer.client.POST('/store/cart/items/add', { body: { items: [{ variant_id: mint, quantity: 10 }] } }))
    expect((await cartOf(buyer)).tax).toMatchObject({ treatment: 'domestic', explanation_code: 'vat_id_unconfirmed' })
  })

  it('is unknown by rate if it was placed before rates were stored', async () => {
    const buyer = await buyerWithGoods('se')
    const id = await order(buyer, 'se')
    await db.update(orders).set({ tax: null }).where(eq(orders.id, id))
    expect(await orderOf(buyer, id)).toMatchObject({ tax: null, tax_total: 12.54 })
  })
})

describe('a change of the VAT law', () => {
  it('applies to carts that are dispatched from its first day on, and to no order placed before', async () => {
    // Goods ordered on Wednesday before the cut-off leave on the same day; after that of Thursday, the next year.
    shop.clock.advance(Date.parse('2027-12-29T11:00:00Z') - shop.clock.now().getTime())
    const buyer = await buyerWithGoods('se')
    const before = await cartOf(buyer)
    expect(before.tax).toMatchObject({ date: '2027-12-29', rates: [{ percent: 6 }, { percent: 25 }] })
    expect(before).toMatchObject({
      tax_changes_on: '2028-01-01',
      delivery: { end_date: expect.stringMatching(/^2028-01/) },
    })
    const placed = await buyerWithGoods('se')
    const id = await order(placed, 'se')
    shop.clock.advance(day + 4 * 60 * 60 * 1000)
    const after = await cartOf(buyer)
    expect(after).toMatchObject({ version: before.version + 1, changed_by: null })
    expect(after.tax).toMatchObject({ date: '2028-01-03', rates: [{ percent: 12, net: 25.46 }, { percent: 25 }] })
    expect((await orderOf(placed, id)).tax).toMatchObject({
      date: '2027-12-29',
      rates: [{ percent: 6 }, { percent: 25 }],
    })
  })
})

describe('an operator’s check of a VAT number', () => {
  it('can be handed back to VIES', async () => {
    const buyer = await addBuyer(shop, 'dk')
    expect(await setVatIdStatus(buyer, 'unchecked', danish)).toMatchObject({
      status: 'unchecked',
      source: null,
      checked_at: null,
    })
  })

  it('is stored with its author and time', async () => {
    const buyer = await addBuyer(shop, 'dk')
    const at = shop.clock.now()
    expect(await setVatIdStatus(buyer, 'valid', ' dk-12 34 56 78')).toMatchObject({
      vat_id: danish,
      status: 'valid',
      source: 'operator',
      checked_at: at.toISOString(),
    })
    const [event] = await db.select().from(events).where(eq(events.subjectId, buyer.companyId))
    expect(event).toMatchObject({
      action: 'company.vat_id_set',
      actorId: 'operator',
      before: { vatId: null, status: 'unchecked' },
      after: { vatId: danish, status: 'valid', by: 'Eva Ek' },
    })
  })

  it('finds the company by one of its people too', async () => {
    expect(await setVatId('ANNA@kiosk.example', { status: 'valid', by: 'Eva Ek' })).toMatchObject({
      vat_id: 'SE559000000001',
    })
  })

  it.each([
    ['an unknown company', 'comp_none', { status: 'valid', by: 'Eva Ek' }, 404, 'company_not_found'],
    ['no number', 'own', { status: 'valid', by: 'Eva Ek' }, 400, 'vat_id_needed'],
    ['an invalid number', 'own', { status: 'valid', vatId: 'DK1', by: 'Eva Ek' }, 400, 'invalid_vat_id'],
    ['an unknown status', 'own', { status: 'unavailable', vatId: danish, by: 'Eva Ek' }, 400, 'unknown_status'],
    ['an empty name', 'own', { status: 'valid', vatId: danish, by: ' ' }, 400, 'name_needed'],
  ])('is refused for %s', async (_, company, change, status, code) => {
    const { companyId } = await addBuyer(shop, 'dk')
    const result = setVatId(company === 'own' ? companyId : company, change)
    await expect(result).rejects.toMatchObject({ status, refusal: { code } })
    const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
    expect(row).toMatchObject({ vatId: null, vatIdStatus: 'unchecked' })
  })
})
