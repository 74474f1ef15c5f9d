import { unwrap, type CountryCode } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies, customers, events, outbox } from '../../../platform/db/schema'
import { addBuyer, addColleague, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createPrivacyOperator } from '../privacy'
import { createCompaniesOperator } from './read-companies'
import { createVatIdOperator } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const { setVatId } = createVatIdOperator(shop.context)
const danish = 'DK12345678'
const finnish = 'FI12345678'

const companyOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/customers/me/company'))).company
const changeVatId = async ({ client }: Buyer, vat_id: string, replaces: string | null = null) =>
  (await unwrap(client.PATCH('/store/customers/me/company', { body: { vat_id, replaces } }))).company
const cartOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart
const recorded = ({ companyId }: Buyer) =>
  db.select().from(events).where(eq(events.subjectId, companyId)).orderBy(desc(events.id))

async function buyerWithGoods(country: CountryCode): Promise<Buyer> {
  const buyer = await addBuyer(shop, country)
  await unwrap(
    buyer.client.POST('/store/cart/items/add', {
      body: { items: [{ variant_id: 'variant_01saltfish120', quantity: 10 }] },
    }),
  )
  return buyer
}

describe('the customer’s company', () => {
  it('has no VAT number until one is entered', async () => {
    const buyer = await addBuyer(shop, 'dk')
    const noVatId = {
      vat_id: null,
      vat_id_status: 'unchecked',
      vat_id_source: null,
      vat_id_checked_at: null,
      vat_id_reserved_for: [],
    }
    expect(await companyOf(buyer)).toEqual({
      id: buyer.companyId,
      name: expect.stringContaining('Company'),
      ...noVatId,
    })
  })

  it('shows when and by whom its number was checked', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await setVatId(buyer.companyId, { vatId: danish, status: 'valid', by: 'Eva Ek' })
    const at = shop.clock.now().toISOString()
    expect(await companyOf(buyer)).toMatchObject({
      vat_id_status: 'valid',
      vat_id_source: 'operator',
      vat_id_checked_at: at,
    })
  })

  it('shows no check time while a check is running', async () => {
    const buyer = await addBuyer(shop, 'no')
    await changeVatId(buyer, 'NO900000000MVA')
    await db.update(companies).set({ vatIdCheckedAt: shop.clock.now() }).where(eq(companies.id, buyer.companyId))
    expect(await companyOf(buyer)).toMatchObject({ vat_id_status: 'unchecked', vat_id_checked_at: null })
  })
})

describe('a VAT number entered by a customer', () => {
  it('is stored normalized and unchecked, and is due to be checked at once', async () => {
    const buyer = await addBuyer(shop, 'dk')
    const given = { vat_id: danish, vat_id_status: 'unchecked', vat_id_checked_at: null }
    expect(await changeVatId(buyer, ' dk-12 34 56 78')).toMatchObject(given)
    expect(await companyOf(buyer)).toMatchObject(given)
    const [row] = await db.select().from(companies).where(eq(companies.id, buyer.companyId))
    expect(row).toMatchObject({ vatId: danish, vatIdSource: null, vatIdCheckedAt: null, vatIdValidAt: null })
  })

  it('is recorded with its author and the previous one', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await changeVatId(buyer, danish)
    await changeVatId(buyer, finnish, danish)
    const [event] = await recorded(buyer)
    expect(event).toMatchObject({
      action: 'company.vat_id_given',
      actorId: buyer.customerId,
      before: { vatId: danish, status: 'unchecked' },
      after: { vatId: finnish, status: 'unchecked', by: expect.stringMatching(/^Buyer \d+$/) },
    })
    expect(event?.requestId).toBeTruthy()
  })

  it('is retained without its author’s name after their erasure', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await changeVatId(buyer, danish)
    await createPrivacyOperator(shop.context).eraseCustomer(buyer.customerId)
    const [event] = await recorded(buyer)
    expect(event).toMatchObject({ actorId: buyer.customerId, after: { vatId: danish, status: 'unchecked' } })
    expect(event?.after).not.toHaveProperty('by')
  })

  it.each(['DK1234567', '12345678', 'US123456789', '-', 'DK12345678901234567890'])(
    'is refused if it is %s',
    async (text) => {
      const buyer = await addBuyer(shop, 'dk')
      const fields = { vat_id: { code: 'format' } }
      await expect(changeVatId(buyer, text)).rejects.toMatchObject({ status: 400, code: 'invalid_vat_id', fields })
      expect(await companyOf(buyer)).toMatchObject({ vat_id: null })
    },
  )

  it('changes nothing if the company has it already', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await changeVatId(buyer, danish)
    await setVatId(buyer.companyId, { status: 'valid', by: 'Eva Ek' })
    expect(await changeVatId(buyer, danish)).toMatchObject({ vat_id: danish, vat_id_status: 'valid' })
    expect(await recorded(buyer)).toHaveLength(2)
  })

  it('does not overwrite a colleague’s: it is refused with the current one', async () => {
    const buyer = await addBuyer(shop, 'dk')
    const colleague = await addColleague(shop, buyer)
    await changeVatId(colleague, finnish)
    await expect(changeVatId(buyer, danish)).rejects.toMatchObject({
      status: 409,
      code: 'vat_id_changed',
      params: { vat_id: finnish, given: danish },
    })
    expect(await companyOf(buyer)).toMatchObject({ vat_id: finnish })
    expect(await changeVatId(buyer, danish, 'fi 1234 5678')).toMatchObject({ vat_id: danish })
  })

  it('wins against a concurrent one, which is refused', async () => {
    const buyer = await addBuyer(shop, 'dk')
    const colleague = await addColleague(shop, buyer)
    const answers = await Promise.allSettled([changeVatId(buyer, danish), changeVatId(colleague, finnish)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await recorded(buyer)).toHaveLength(1)
  })

  it('keeps an operator’s earlier decision if the company changes back to it', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await setVatId(buyer.companyId, { vatId: danish, status: 'invalid', by: 'Eva Ek' })
    expect(await changeVatId(buyer, finnish, danish)).toMatchObject({ vat_id_status: 'unchecked' })
    expect(await changeVatId(buyer, danish, finnish)).toMatchObject({
      vat_id_status: 'invalid',
      vat_id_source: 'operator',
    })
    await setVatId(buyer.companyId, { status: 'unchecked', by: 'Eva Ek' })
    await changeVatId(buyer, finnish, danish)
    expect(await changeVatId(buyer, danish, finnish)).toMatchObject({ vat_id_status: 'unchecked' })
  })
})

describe('a VAT number that is there', () => {
  /** Creates a company with an owner and a second customer. */
  async function withOwner() {
    const owner = await addBuyer(shop, 'dk')
    await db.update(customers).set({ role: 'owner' }).where(eq(customers.id, owner.customerId))
    return { owner, colleague: await addColleague(shop, owner) }
  }
  const mailsAbout = (subjectId: string) => db.select().from(outbox).where(eq(outbox.subjectId, subjectId))

  it('is replaced by an owner only; others see whom to ask', async () => {
    const { owner, colleague } = await withOwner()
    expect(await changeVatId(colleague, danish)).toMatchObject({
      vat_id: danish,
      vat_id_reserved_for: [expect.stringMatching(/^Buyer/)],
    })
    const refused = { status: 403, code: 'owner_only', params: { owners: expect.stringMatching(/^Buyer \d+$/) } }
    await expect(changeVatId(colleague, finnish, danish)).rejects.toMatchObject(refused)
    expect(await companyOf(colleague)).toMatchObject({ vat_id: danish, vat_id_reserved_for: [expect.any(String)] })
    expect(await changeVatId(owner, finnish, danish)).toMatchObject({ vat_id: finnish, vat_id_reserved_for: [] })
  })

  it('can be replaced by anyone if no owner can sign in', async () => {
    const { owner, colleague } = await withOwner()
    await changeVatId(colleague, danish)
    await db.update(customers).set({ blockedAt: shop.clock.now() }).where(eq(customers.id, owner.customerId))
    expect(await changeVatId(colleague, finnish, danish)).toMatchObject({ vat_id: finnish, vat_id_reserved_for: [] })
  })

  it('is not replaced without notifying the owners of both numbers and the author', async () => {
    const { owner, colleague } = await withOwner()
    await changeVatId(colleague, danish)
    const [first] = await mailsAbout(colleague.customerId)
    expect(first).toMatchObject({ kind: 'vat_id_changed', text: expect.stringMatching(/None[^]*DK12345678/) })
    expect(first?.text).toContain('once it is confirmed')
    await changeVatId(owner, finnish, danish)
    const [second] = await mailsAbout(owner.customerId)
    expect(second?.text).toMatch(/Buyer \d+ has changed[^]*DK12345678[^]*FI12345678/)
    await setVatId(owner.companyId, { vatId: danish, status: 'valid', by: 'Eva Ek' })
    await setVatId(owner.companyId, { status: 'invalid', by: 'Eva Ek' })
    const others = await mailsAbout(owner.companyId)
    expect(others).toHaveLength(1)
    expect(others[0]?.text).toMatch(/We have changed[^]*FI12345678[^]*DK12345678/)
    expect(others[0]?.text).toContain('It applies to new orders. Placed')
  })
})

describe('a VAT number of another country', () => {
  const isWaiting = async (companyId: string) => {
    const operator = createCompaniesOperator(shop.context)
    const page = await operator.pageCompanies({ text: '', state: 'vat_unconfirmed' }, { limit: 100, offset: 0 })
    return page.companies.some(({ id }) => id === companyId)
  }

  it('waits for an operator until it is confirmed or refused; one of the seller’s country does not', async () => {
    const owner = await addBuyer(shop)
    const { companyId } = owner
    await setVatId(companyId, { vatId: 'SE556677889901', status: 'unchecked', by: 'Eva Ek' })
    expect(await isWaiting(companyId)).toBe(false)
    await changeVatId(owner, danish, 'SE556677889901')
    expect(await isWaiting(companyId)).toBe(true)
    await setVatId(companyId, { status: 'valid', by: 'Eva Ek' })
    expect(await isWaiting(companyId)).toBe(false)
  })
})

describe('the cart after a change of the VAT number', () => {
  it('has a new version if its tax changes', async () => {
    const buyer = await buyerWithGoods('dk')
    const missing = await cartOf(buyer)
    expect(missing.tax.explanation_code).toBe('vat_id_missing')
    await changeVatId(buyer, danish)
    const unconfirmed = await cartOf(buyer)
    expect(unconfirmed).toMatchObject({
      version: missing.version + 1,
      tax: { explanation_code: 'vat_id_unconfirmed', buyer_vat_id: danish },
    })
    await setVatId(buyer.companyId, { status: 'valid', by: 'Eva Ek' })
    expect(await cartOf(buyer)).toMatchObject({
      version: unconfirmed.version + 1,
      tax_total: 0,
      tax: { treatment: 'intra_eu' },
    })
  })

  it('does not use the validity of the previous number', async () => {
    const buyer = await buyerWithGoods('dk')
    await setVatId(buyer.companyId, { vatId: danish, status: 'valid', by: 'Eva Ek' })
    const { version } = await cartOf(buyer)
    await changeVatId(buyer, finnish, danish)
    const body = { cart_version: version }
    await expect(unwrap(buyer.client.POST('/store/cart/complete', { body }))).rejects.toMatchObject({
      status: 409,
      code: 'cart_changed',
    })
    expect((await cartOf(buyer)).tax).toMatchObject({ treatment: 'domestic', explanation_code: 'vat_id_unconfirmed' })
  })
})
