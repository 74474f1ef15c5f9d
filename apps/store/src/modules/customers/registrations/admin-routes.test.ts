import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies, customers, events, outbox } from '../../../platform/db/schema'
import { apply } from '../../../testing/admin-requests'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { newIpAddress } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const tove = await addOperator(shop, 'support')
const { client } = tove
const params = (id: string) => ({ params: { path: { id } } })
const approve = (id: string, body = {}) =>
  unwrap(client.POST('/admin/applications/{id}/approve', { ...params(id), body }))

it('applications are listed page by page, newest first', async () => {
  const id = await apply(shop)
  const query = { status: 'pending', limit: 1 } as const
  const page = await unwrap(client.GET('/admin/applications', { params: { query } }))
  expect(page.applications.map((application) => application.id)).toEqual([id])
  expect(page.count).toBeGreaterThan(1)
  expect(await unwrap(client.GET('/admin/applications/{id}', params(id)))).toMatchObject({
    application: { status: 'pending' },
    request: { company_info: { country: 'Sweden' } },
    license: { name: 'licence.pdf', media_type: 'application/pdf' },
  })
})

it('an applicant is approved with terms and notified; the history names the operator', async () => {
  const id = await apply(shop)
  const approved = await approve(id, { payment_terms_days: 14, po_required: true })
  expect(approved.application.status).toBe('approved')
  const [company] = await db.select().from(companies).where(eq(companies.id, approved.company_id!))
  expect(company).toMatchObject({ paymentTermsDays: 14, poRequired: true })
  const isApprovalMail = and(eq(outbox.subjectId, id), eq(outbox.kind, 'application_approved'))
  const mails = await db.select().from(outbox).where(isApprovalMail)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(
    /Payment: +Invoice, due 14 days after the order\nPurchase order number: +Required for each order\n/,
  )
  const done = await db.select().from(events).where(eq(events.operatorId, tove.id))
  expect(done.map(({ action }) => action)).toEqual(['customer.created', 'company.terms_set', 'application.approved'])
  await expect(approve(id)).rejects.toMatchObject({ status: 409, code: 'already_decided' })
})

it('an applicant without agreed terms reads the default terms', async () => {
  const id = await apply(shop)
  const { company_id } = await approve(id)
  const [company] = await db.select().from(companies).where(eq(companies.id, company_id!))
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'application_approved')))
  expect(mail?.text).toMatch(
    new RegExp(`due ${company!.paymentTermsDays} days after the order\\nPurchase order number: +Not required`),
  )
})

it('an applicant joins a company with the same number, which the refusal names; its terms stay', async () => {
  const [first, second] = [await apply(shop), await apply(shop)]
  const { company_id: companyId } = await approve(first)
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId!))
  const number = { organisation_number: company!.organisationNumber! }
  const error = await approve(second, number).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    status: 409,
    code: 'company_exists',
    message: `${company!.name} has this organisation number already. This person can join it.`,
    params: { company_id: companyId, company_name: company!.name },
  })
  const newCompany = {
    country_code: 'se',
    company_name: 'Another',
    organisation_number: '5590000018',
    payment_terms_days: 60,
    po_required: true,
  } as const
  for (const [name, value] of Object.entries(newCompany)) {
    const fields = { [name]: { code: 'existing_company' } }
    await expect(approve(second, { company_id: companyId, [name]: value })).rejects.toMatchObject({
      status: 400,
      fields,
    })
  }
  const joined = await approve(second, { company_id: companyId })
  expect(joined.company_id).toBe(companyId)
  expect(await db.select().from(customers).where(eq(customers.companyId, companyId!))).toHaveLength(2)
})

it('missing fields of an access request are reported by their names in the contract, without a command', async () => {
  const email = 'short@corner.example'
  const body = { company_name: 'Corner', full_name: 'Maja', email }
  await unwrap(shop.client().POST('/store/customers/customer-request/register', { body }))
  const { applications } = await unwrap(client.GET('/admin/applications', { params: { query: { limit: 100 } } }))
  const { id } = applications.find((application) => application.email === email)!
  const error = await approve(id).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'application_incomplete',
    message: 'The application is incomplete. Fill in what is missing.',
    fields: {
      country_code: { code: 'required' },
      last_name: { code: 'required' },
    },
  })
})

it('an applicant is rejected with a reason', async () => {
  const id = await apply(shop)
  const body = { reason: 'We only sell to companies.' }
  const rejected = await unwrap(client.POST('/admin/applications/{id}/reject', { ...params(id), body }))
  expect(rejected).toMatchObject({ application: { status: 'rejected' }, ...body })
})

it('each access to a licence is recorded', async () => {
  const id = await apply(shop)
  const answer = await sendAdmin(shop, 'getLicense', { path: { id } }, { token: tove.token })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''licence.pdf",
    'cache-control': 'no-store',
  })
  expect(answer.rawPayload.toString()).toBe('%PDF-1.4')
  const looks = await db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.action, 'application.license_read')))
  expect(looks).toMatchObject([{ actorId: 'operator', operatorId: tove.id, requestId: expect.stringMatching(/\S/) }])
})

it('a licence is displayed in a frame of the shop only', async () => {
  const id = await apply(shop)
  const query = 'disposition=inline'
  const answer = await sendAdmin(shop, 'getLicense', { path: { id }, query }, { token: tove.token })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''licence.pdf",
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'self'$/),
  })
})

it('an applicant is asked once for more by e-mail, and the application waits until another one is sent', async () => {
  const id = await apply(shop)
  const question = 'Please send the licence again, the picture cannot be read.'
  const ask = (seen: string | null) =>
    unwrap(client.POST('/admin/applications/{id}/ask', { ...params(id), body: { question, seen } }))
  const [first, second] = await Promise.allSettled([ask(null), ask(null)])
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const [refused] = [first, second].flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  expect(refused).toMatchObject({ status: 409, code: 'already_asked' })
  const letters = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'application_asked')))
  expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(question)])
  const isListed = async (waits_for: 'shop' | 'applicant') =>
    (
      await unwrap(client.GET('/admin/applications', { params: { query: { waits_for, limit: 100 } } }))
    ).applications.some((each) => each.id === id)
  expect([await isListed('applicant'), await isListed('shop')]).toEqual([true, false])
  const read = await unwrap(client.GET('/admin/applications/{id}', params(id)))
  expect(read).toMatchObject({ question, application: { status: 'pending', waits_for: 'applicant' } })
  const [{ action, operatorId } = {}] = await db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, id), eq(events.action, 'application.asked')))
  expect([action, operatorId]).toEqual(['application.asked', tove.id])

  shop.clock.advance(60_000)
  const again = shop.client(undefined, { address: newIpAddress() })
  const form = { company_name: 'Corner', full_name: 'Eva Lundmark', email: read.application.email }
  await unwrap(again.POST('/store/customers/customer-request/register', { body: form }))
  expect([await isListed('applicant'), await isListed('shop')]).toEqual([false, true])
  expect((await ask(read.application.asked_at)).application.waits_for).toBe('applicant')
  expect((await approve(id)).application).toMatchObject({ status: 'approved', waits_for: null })
})
