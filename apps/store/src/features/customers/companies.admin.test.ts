import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { events } from '../../db/schema'
import { addCompany } from '../../testing/admin-requests'
import { addOperator } from '../../testing/operators'
import { shopOfFile, world } from '../../testing/shop'

const shop = await shopOfFile()
const tove = await addOperator(shop, 'support')
const { client } = tove
const { customer: anna, company_id: companyId } = world.customers.kiosk
const params = (id: string) => ({ params: { path: { id } } })

it('a company is found by its name and by its people, with how many of them and of its orders there are', async () => {
  for (const q of ['Kiosk', anna.email]) {
    const { companies, count } = await unwrap(client.GET('/admin/companies', { params: { query: { q } } }))
    expect(count).toBe(companies.length)
    expect(companies).toContainEqual(expect.objectContaining({ id: companyId }))
  }
  const shown = await unwrap(client.GET('/admin/companies/{id}', params(companyId)))
  expect(shown.company.people).toBe(shown.people.length)
  expect(shown.people).toContainEqual(expect.objectContaining({ email: anna.email, role: 'owner' }))
})

it('terms and VAT number are set in the name of who says so', async () => {
  const id = await addCompany(shop)
  const body = { payment_terms_days: 14, po_required: true }
  expect((await unwrap(client.POST('/admin/companies/{id}', { ...params(id), body }))).company).toMatchObject(body)
  const judged = { vat_id: 'SE559000000001', status: 'valid' } as const
  const answer = await unwrap(client.POST('/admin/companies/{id}/vat-id', { ...params(id), body: judged }))
  expect(answer.company).toMatchObject({ vat_id: 'SE559000000001', vat_id_status: 'valid' })
  const wrong = client.POST('/admin/companies/{id}/vat-id', { ...params(id), body: { vat_id: 'nonsense', status: 'valid' } })
  await expect(wrong).rejects.toMatchObject({ status: 400, fields: { vat_id: 'is not written like a VAT number' } })
  const done = await shop.database.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)
  expect(done.map(({ action, operatorId }) => [action, operatorId])).toEqual([
    ['company.terms_set', tove.id],
    ['company.vat_id_set', tove.id],
  ])
})

it('a company is named by its own id, not by one of its people', async () => {
  const call = client.POST('/admin/companies/{id}', { ...params(anna.id), body: { payment_terms_days: 1 } })
  await expect(call).rejects.toMatchObject({ status: 404, code: 'company_not_found' })
})
