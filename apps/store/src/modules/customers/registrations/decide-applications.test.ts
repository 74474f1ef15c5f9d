import { unwrap } from '@skafferi/api'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { normalizeEmployerId } from '@skafferi/domain/rules/registration/employer-id'
import {
  applications,
  companies,
  consents,
  customers,
  events,
  outbox,
  rateHits,
  uploads,
} from '../../../platform/db/schema'
import { StoreError } from '../../../platform/http/errors'
import { shopOfFile, world } from '../../../testing/shop'
import { createRegistrationsOperator } from './index'
import { addUpload, registrationForm, type FormChanges } from './testing/forms'

const { customer: anna } = world.customers.kiosk
const password = 'liquorice before breakfast'

const shop = await shopOfFile()
const operator = createRegistrationsOperator({ ...shop.context, publicUrl: 'https://shop.example' })
const list = async (filter: Parameters<typeof operator.pageApplications>[0] = {}, limit = 100) =>
  (await operator.pageApplications(filter, { limit, offset: 0 })).applications

beforeEach(async () => {
  const { db } = shop.database
  for (const table of [consents, applications, uploads, rateHits, outbox, events]) await db.delete(table)
  const known = Object.values(world.customers).map(({ customer }) => customer.id)
  await db.delete(customers).where(notInArray(customers.id, known))
  const knownCompanies = Object.values(world.companies).map(({ id }) => id)
  await db.delete(companies).where(notInArray(companies.id, knownCompanies))
})

async function register(changes?: FormChanges): Promise<string> {
  const body = await registrationForm(await addUpload(shop), changes)
  return (await unwrap(shop.client().POST('/store/customers/register', { body }))).application_id
}

const short = { company_name: 'Rest Stop', full_name: 'Petri Salo', email: 'petri@stop.example' }

async function requestAccess(changes: Partial<typeof short> & { phone?: string } = {}): Promise<string> {
  const call = shop.client().POST('/store/customers/customer-request/register', { body: { ...short, ...changes } })
  return (await unwrap(call)).application_id
}

async function refusal(action: Promise<unknown>): Promise<{ status: number; code?: string; message: string }> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StoreError)) throw new Error('The action was not refused.')
  return { status: error.status, ...error.refusal }
}

const mailsOf = (id: string) => shop.database.db.select().from(outbox).where(eq(outbox.subjectId, id))

describe('the list of applications', () => {
  it('is sorted newest first, filtered by status, and limited', async () => {
    const first = await register()
    shop.clock.advance(1000)
    const second = await requestAccess()
    shop.clock.advance(1000)
    const third = await register({ contact_person: { email: 'else@corner.example' } })
    await operator.rejectApplication(second, { reason: 'No licence.' })
    const ids = async (filter?: Parameters<typeof list>[0], limit?: number) =>
      (await list(filter, limit)).map(({ id }) => id)
    expect(await ids()).toEqual([third, second, first])
    expect(await ids({ status: 'pending' })).toEqual([third, first])
    expect(await ids({ status: 'rejected' })).toEqual([second])
    expect(await ids({}, 1)).toEqual([third])
  })

  it('marks applications with the e-mail or number of an earlier application, a customer or a company', async () => {
    const marks = async () => (await list()).map(({ is_duplicate }) => is_duplicate)
    await register()
    expect(await marks()).toEqual([false])
    const other = { email: 'other@corner.example' }
    const { organisation_number } = world.companies.grocer
    for (const changes of [
      { company_info: { employer_id: '5560000001' } },
      { contact_person: other },
      { company_info: { employer_id: '5560000002' }, contact_person: { email: anna.email } },
      {
        company_info: { employer_id: organisation_number, country: 'Norway' },
        contact_person: { email: 'x@y.example' },
      },
      { company_info: { employer_id: '5560000003' }, contact_person: { email: 'new@corner.example' } },
    ]) {
      shop.clock.advance(1000)
      await register(changes)
    }
    expect(await marks()).toEqual([false, true, true, true, true, false])
  })

  it('takes as many statements for many applications as for one', async () => {
    await register()
    const one = await shop.statementsOf(() => list())
    for (let count = 0; count < 5; count += 1) await requestAccess()
    expect(await shop.statementsOf(() => list())).toHaveLength(one.length)
  })

  it('is plain JSON', async () => {
    await register()
    const listed = await list()
    expect(JSON.parse(JSON.stringify(listed))).toEqual(listed)
  })
})

describe('an application', () => {
  it('includes form, consents, licence and related records', async () => {
    const earlier = await requestAccess({ email: anna.email })
    shop.clock.advance(1000)
    const id = await register({
      company_info: { employer_id: '559000-0000' },
      contact_person: { email: anna.email },
      upload_and_consent: { newsletter_subscription: true },
    })
    const [license] = await shop.database.db.select().from(uploads).where(eq(uploads.subjectId, id))
    const { company_name } = anna
    const shown = await operator.showApplication(id)
    expect(shown).toMatchObject({
      id,
      kind: 'registration',
      status: 'pending',
      company_name: 'Corner Shop AB',
      full_name: 'Maja Berg',
      email: anna.email,
      organisation_number: '5590000000',
      is_duplicate: true,
      created_at: shop.clock.now().toISOString(),
      decided_at: null,
      request: { contact_person: { email: anna.email, job_title: 'Owner' } },
      license: { key: license!.key, name: 'licence.pdf', media_type: 'application/pdf', size: 1234 },
      duplicates: [
        { kind: 'application', id: earlier, company_name: 'Rest Stop', same: ['email'] },
        { kind: 'customer', id: anna.id, company_name, same: ['email'] },
        { kind: 'company', id: world.companies.kiosk.id, company_name, same: ['organisation_number'] },
      ],
    })
    expect(shown.consents.map(({ kind }) => kind)).toEqual(['terms_and_conditions', 'gdpr', 'newsletter'])
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
  })

  it('must exist', async () => {
    for (const action of [
      () => operator.showApplication('appl_nothing'),
      () => operator.approveApplication('appl_nothing'),
      () => operator.rejectApplication('appl_nothing', { reason: 'None.' }),
    ]) {
      expect(await refusal(action())).toMatchObject({ status: 404, code: 'application_not_found' })
    }
  })

  it('is compared with companies by normalized number, whatever the spelling', async () => {
    const { db } = shop.database
    const written = ['556 000-99 99', '5560009999', ' 5560-009999', '556000--9999', '55600099 99 ']
    await db.insert(companies).values(
      written.map((organisationNumber, index) => ({
        id: `comp_written${index}`,
        name: 'Written',
        organisationNumber,
        countryCode: 'se' as const,
        createdAt: shop.clock.now(),
      })),
    )
    expect(new Set(written.map(normalizeEmployerId)).size).toBe(1)
    const id = await register({ company_info: { employer_id: '5560009999' } })
    const { duplicates } = await operator.showApplication(id)
    expect(duplicates.map((duplicate) => duplicate.id)).toEqual(written.map((_, index) => `comp_written${index}`))
  })
})

describe('approving', () => {
  it('creates an approved company with its owner, who can set a password and sign in', async () => {
    const { db } = shop.database
    const id = await register({ contact_person: { full_name: 'Maja  von Berg' } })
    const shown = await operator.approveApplication(id)
    const decidedAt = shop.clock.now()
    expect(shown).toMatchObject({ status: 'approved', decided_at: decidedAt.toISOString(), is_duplicate: false })
    const [company] = await db.select().from(companies).where(eq(companies.id, shown.company_id!))
    expect(company).toMatchObject({
      name: 'Corner Shop AB',
      organisationNumber: '5560001111',
      countryCode: 'se',
      approvedAt: decidedAt,
    })
    const [customer] = await db.select().from(customers).where(eq(customers.id, shown.customer_id!))
    expect(customer).toMatchObject({
      companyId: company!.id,
      email: 'maja@corner.example',
      firstName: 'Maja',
      lastName: 'von Berg',
      phone: '+46 8 555 01 99',
      role: 'owner',
      locale: 'en-GB',
    })
    const client = shop.client()
    const identifier = customer!.email
    await unwrap(client.POST('/auth/customer/emailpass/reset-password', { body: { identifier } }))
    const [mail] = await mailsOf(customer!.id)
    const [code = ''] = /\b\d{5}\b/.exec(mail!.text) ?? []
    const verified = client.POST('/auth/customer/otp/verify', { body: { email: identifier, code } })
    const { token } = await unwrap(verified)
    await unwrap(shop.client(token).POST('/auth/customer/emailpass/update', { body: { password } }))
    await unwrap(client.POST('/auth/customer/emailpass', { body: { email: identifier, password } }))
  })

  it('sends a link for the first password, and is recorded', async () => {
    const { db } = shop.database
    const id = await register({ contact_person: { email: 'maja+shop@corner.example' } })
    const { customer_id } = await operator.approveApplication(id)
    const mail = (await mailsOf(id)).find(({ kind }) => kind === 'application_approved')
    expect(mail).toMatchObject({ recipient: 'maja+shop@corner.example' })
    expect(mail!.text).toContain('https://shop.example/forgot-password?first=1&email=maja%2Bshop%40corner.example')
    const recorded = await db
      .select()
      .from(events)
      .where(inArray(events.subjectId, [id, customer_id!]))
    expect(recorded.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual(
      expect.arrayContaining([
        {
          action: 'application.approved',
          actorId: 'operator',
          before: { status: 'pending' },
          after: { status: 'approved' },
        },
        expect.objectContaining({ action: 'customer.created', actorId: 'operator' }),
      ]),
    )
  })

  it('recognises the country in the text, and requires one if it is no delivery country', async () => {
    const { db } = shop.database
    const id = await register({ company_info: { country: 'Iceland' } })
    const refused = await refusal(operator.approveApplication(id))
    expect(refused).toMatchObject({
      status: 409,
      code: 'application_incomplete',
      fields: { countryCode: { code: 'required' } },
    })
    expect(await refusal(operator.approveApplication(id, { countryCode: 'is' }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { countryCode: { code: 'not_allowed', params: { choices: 'se, no, dk, fi, us, gb, de' } } },
    })
    const { company_id } = await operator.approveApplication(id, { countryCode: 'DK' })
    const made = await db.select().from(companies).where(eq(companies.id, company_id!))
    expect(made).toMatchObject([{ countryCode: 'dk' }])
  })

  it('of an access request requires the missing fields', async () => {
    const { db } = shop.database
    const id = await requestAccess({ full_name: 'Petri', phone: ' ' })
    const refused = await refusal(operator.approveApplication(id))
    const fields = { lastName: { code: 'required' } }
    expect(refused).toMatchObject({
      status: 409,
      code: 'application_incomplete',
      fields: { countryCode: { code: 'required' }, ...fields },
    })
    const more = await refusal(operator.approveApplication(id, { countryCode: 'fi', companyName: "Petri's Stop" }))
    expect(more).toMatchObject({ fields })
    const { company_id, customer_id } = await operator.approveApplication(id, {
      countryCode: 'Suomi',
      organisationNumber: '123 4567-1',
      lastName: 'Salo',
      companyName: 'Rest Stop Oy',
    })
    expect(await db.select().from(companies).where(eq(companies.id, company_id!))).toMatchObject([
      { name: 'Rest Stop Oy', organisationNumber: '12345671', countryCode: 'fi' },
    ])
    expect(await db.select().from(customers).where(eq(customers.id, customer_id!))).toMatchObject([
      { firstName: 'Petri', lastName: 'Salo', phone: null },
    ])
  })

  it('is refused if a customer has the e-mail, and then creates nothing', async () => {
    const { db } = shop.database
    const before = await db.$count(companies)
    const id = await register({ contact_person: { email: anna.email } })
    expect(await refusal(operator.approveApplication(id))).toMatchObject({ status: 409, code: 'email_taken' })
    expect(await db.$count(companies)).toBe(before)
    expect((await operator.showApplication(id)).status).toBe('pending')
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['application_received'])
  })

  it('creates one company in concurrent requests', async () => {
    const { db } = shop.database
    const before = await db.$count(companies)
    const id = await register()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => operator.approveApplication(id)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.map(({ refusal: { code } }: StoreError) => code)).toEqual(Array(4).fill('already_decided'))
    expect(await db.$count(companies)).toBe(before + 1)
    expect((await mailsOf(id)).filter(({ kind }) => kind === 'application_approved')).toHaveLength(1)
  })

  it('creates one account for two concurrent applications with one e-mail', async () => {
    const ids = [await register(), await register()]
    const outcomes = await Promise.allSettled(ids.map((id) => operator.approveApplication(id)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.map(({ refusal: { code } }: StoreError) => code)).toEqual(['email_taken'])
    const { db } = shop.database
    expect(await db.$count(customers, eq(customers.email, 'maja@corner.example'))).toBe(1)
  })

  it('of a known company requires joining it, which the refusal names', async () => {
    const { db } = shop.database
    const before = await db.$count(companies)
    const { kiosk } = world.companies
    const id = await register({ company_info: { employer_id: '559000-0000' } })
    const refused = await refusal(operator.approveApplication(id, { lastName: 'Berg Ek' }))
    expect(refused).toMatchObject({ status: 409, code: 'company_exists', params: { company_id: kiosk.id } })
    expect(refused.message).toContain('has this organisation number already.')
    expect((await operator.showApplication(id)).status).toBe('pending')

    const shown = await operator.approveApplication(id, { companyId: kiosk.id, lastName: 'Berg Ek' })
    expect(shown).toMatchObject({ status: 'approved', company_id: kiosk.id })
    const told = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'colleague_added'), eq(outbox.subjectId, shown.customer_id!)))
    expect(told.map(({ recipient }) => recipient)).toContain(world.customers.kiosk.customer.email)
    expect(await db.$count(companies)).toBe(before)
    const [customer] = await db.select().from(customers).where(eq(customers.id, shown.customer_id!))
    expect(customer).toMatchObject({ companyId: kiosk.id, role: 'buyer', firstName: 'Maja', lastName: 'Berg Ek' })
    const mail = (await mailsOf(id)).find(({ kind }) => kind === 'application_approved')
    expect(mail!.text).toContain(anna.company_name)
  })

  it('of an access request needs no organisation number, which many sole traders do not have', async () => {
    const { db } = shop.database
    for (const email of ['momme@hafenkiosk.example', 'inken@inselkiosk.example']) {
      const id = await requestAccess({ email })
      const { company_id } = await operator.approveApplication(id, { countryCode: 'de', organisationNumber: ' ' })
      const made = await db.select().from(companies).where(eq(companies.id, company_id!))
      expect(made).toMatchObject([{ organisationNumber: null, countryCode: 'de' }])
    }
  })

  it('finds a known company by a number that the operator enters, whatever the spelling', async () => {
    const { grocer } = world.companies
    const number = Array.from(grocer.organisation_number).join(' ')
    const id = await requestAccess()
    const told = { countryCode: 'se', organisationNumber: number }
    expect(await refusal(operator.approveApplication(id, told))).toMatchObject({ code: 'company_exists' })
  })

  it('checks a number that the operator enters as the application does', async () => {
    const id = await requestAccess()
    const told = { countryCode: 'fi', organisationNumber: '2345678-1' }
    expect(await refusal(operator.approveApplication(id, told))).toMatchObject({
      status: 400,
      fields: { organisationNumber: { code: 'format' } },
    })
  })

  it('of an access request that joins a company requires neither number nor country', async () => {
    const { kiosk } = world.companies
    const shown = await operator.approveApplication(await requestAccess(), { companyId: kiosk.id })
    expect(shown).toMatchObject({ status: 'approved', company_id: kiosk.id })
  })

  it('requires an existing company to join', async () => {
    const id = await register()
    const joined = operator.approveApplication(id, { companyId: 'comp_nothing' })
    expect(await refusal(joined)).toMatchObject({ status: 404, code: 'company_not_found' })
    expect((await operator.showApplication(id)).status).toBe('pending')
  })

  it('creates one company for two concurrent applications of one company', async () => {
    const { db } = shop.database
    const before = await db.$count(companies)
    const ids = [await register(), await register({ contact_person: { email: 'second@corner.example' } })]
    const outcomes = await Promise.allSettled(ids.map((id) => operator.approveApplication(id)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.map(({ refusal: { code } }: StoreError) => code)).toEqual(['company_exists'])
    expect(await db.$count(companies)).toBe(before + 1)
  })

  it('is refused for an erased applicant', async () => {
    const { db } = shop.database
    const id = await requestAccess()
    await db.update(applications).set({ request: null, email: 'gone@erased.invalid' }).where(eq(applications.id, id))
    expect(await refusal(operator.approveApplication(id))).toMatchObject({ status: 409, code: 'application_erased' })
    expect((await operator.showApplication(id)).request).toBeNull()
  })
})

describe('rejecting', () => {
  it('sends the reason to the applicant, and is recorded without it', async () => {
    const id = await register()
    const reason = 'The licence could not be read.'
    const shown = await operator.rejectApplication(id, { reason: ` ${reason}\n` })
    expect(shown).toMatchObject({ status: 'rejected', reason, company_id: null, customer_id: null })
    const mail = (await mailsOf(id)).find(({ kind }) => kind === 'application_rejected')
    expect(mail).toMatchObject({ recipient: 'maja@corner.example' })
    expect(mail!.text).toContain(reason)
    const recorded = await shop.database.db.select().from(events).where(eq(events.action, 'application.rejected'))
    expect(recorded).toMatchObject([{ subjectId: id, before: { status: 'pending' }, after: { status: 'rejected' } }])
    expect(JSON.stringify(recorded)).not.toContain(reason)
  })

  it('requires a reason', async () => {
    const id = await register()
    expect(await refusal(operator.rejectApplication(id, { reason: '  ' }))).toMatchObject({
      status: 400,
      fields: { reason: { code: 'required' } },
    })
    expect((await operator.showApplication(id)).status).toBe('pending')
  })
})

it('a decision is made once', async () => {
  const [approved, rejected] = [await register(), await requestAccess()]
  await operator.approveApplication(approved)
  await operator.rejectApplication(rejected, { reason: 'No licence.' })
  for (const id of [approved, rejected]) {
    const refused = { status: 409, code: 'already_decided' }
    expect(await refusal(operator.approveApplication(id))).toMatchObject(refused)
    expect(await refusal(operator.rejectApplication(id, { reason: 'Again.' }))).toMatchObject(refused)
  }
})
