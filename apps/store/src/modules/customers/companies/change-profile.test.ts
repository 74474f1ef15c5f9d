import { unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../../platform/db/schema'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createPrivacyOperator } from '../privacy'

const shop = await shopOfFile()

interface Person {
  first_name: string
  last_name: string
  phone: string | null
}

const personOf = async ({ client }: Buyer): Promise<Person> => {
  const { first_name, last_name, phone } = (await unwrap(client.GET('/store/customers/me'))).customer
  return { first_name, last_name, phone }
}
const change = async ({ client }: Buyer, next: Partial<Person>, replaces: Person) => {
  const body = { ...replaces, ...next, phone: next.phone ?? replaces.phone ?? '', replaces }
  return (await unwrap(client.POST('/store/customers/me', { body }))).customer
}
const recorded = ({ customerId }: Buyer) =>
  shop.database.db.select().from(events).where(eq(events.subjectId, customerId)).orderBy(desc(events.id))

describe('name and phone number', () => {
  it('can be changed by the customer', async () => {
    const buyer = await addBuyer(shop)
    const before = await personOf(buyer)
    const changed = await change(buyer, { first_name: ' Anna ', last_name: 'Berg', phone: '+46 31 555 01 10' }, before)
    const anna = { first_name: 'Anna', last_name: 'Berg', phone: '+46 31 555 01 10' }
    expect(changed).toMatchObject({ ...anna, id: buyer.customerId, company_name: expect.stringContaining('Company') })
    expect(await personOf(buyer)).toEqual(anna)
  })

  it('are recorded, and deleted on erasure', async () => {
    const buyer = await addBuyer(shop)
    await change(buyer, { last_name: 'Berg' }, await personOf(buyer))
    const [event] = await recorded(buyer)
    expect(event).toMatchObject({
      action: 'customer.profile_changed',
      actorId: buyer.customerId,
      after: { lastName: 'Berg' },
    })
    await createPrivacyOperator(shop.context).eraseCustomer(buyer.customerId)
    expect(JSON.stringify(await recorded(buyer))).not.toContain('Berg')
  })

  it('may be a single name without a phone number', async () => {
    const buyer = await addBuyer(shop)
    await change(buyer, { phone: '031 555 01 10' }, await personOf(buyer))
    const one = await change(buyer, { last_name: ' ', phone: '' }, await personOf(buyer))
    expect(one).toMatchObject({ last_name: '', phone: null })
  })

  it.each([
    ['no first name', { first_name: ' ' }],
    ['a telephone number in words', { phone: 'ring twice' }],
    ['a name that is too long', { first_name: 'x'.repeat(61) }],
  ])('are refused with %s', async (_, next) => {
    const buyer = await addBuyer(shop)
    const before = await personOf(buyer)
    const fields = { [Object.keys(next)[0]!]: { code: expect.any(String) } }
    await expect(change(buyer, next, before)).rejects.toMatchObject({ status: 400, code: 'invalid_request', fields })
    expect(await personOf(buyer)).toEqual(before)
  })

  it('are not overwritten if they changed in the meantime; the refusal contains the current ones', async () => {
    const buyer = await addBuyer(shop)
    const profile = await personOf(buyer)
    await change(buyer, { last_name: 'Berg' }, profile)
    const params = { first_name: 'Buyer', last_name: 'Berg', phone: '' }
    await expect(change(buyer, { last_name: 'Dal' }, profile)).rejects.toMatchObject({
      status: 409,
      code: 'profile_changed',
      params,
    })
    expect((await personOf(buyer)).last_name).toBe('Berg')
  })

  it('sent again after a lost response change nothing and are recorded once', async () => {
    const buyer = await addBuyer(shop)
    const profile = await personOf(buyer)
    await change(buyer, { last_name: 'Berg' }, profile)
    await expect(change(buyer, { last_name: 'Berg' }, profile)).resolves.toMatchObject({ last_name: 'Berg' })
    expect(await recorded(buyer)).toHaveLength(1)
  })
})
