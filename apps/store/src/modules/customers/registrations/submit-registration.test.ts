import { ApiError, unwrap, type RegistrationRequest } from '@skafferi/api'
import { legalVersions } from '@skafferi/brand/legal/versions'
import {
  neutralApplication,
  specifiedApplication,
  type ApplicationSettings,
} from '@skafferi/domain/rules/registration/application-settings'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  applications,
  companyAddresses,
  consents,
  events,
  outbox,
  rateHits,
  uploads,
} from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { createSettingsOperator } from '../../shop/settings'
import { createCompaniesOperator } from '../companies'
import { createRegistrationsOperator } from './decide-applications'
import { statusToken } from './status-link'
import { addUpload, registrationForm, type FormChanges } from './testing/forms'

const day = 24 * 60 * 60 * 1000
const { kiosk } = world.customers

const shop = await shopOfFile()

beforeEach(async () => {
  const { db } = shop.database
  for (const table of [consents, applications, uploads, rateHits, outbox, events]) await db.delete(table)
})

/** The texts that the shop's own pages show. */
const displayedTexts = {
  terms_and_conditions_sha256: legalVersions.terms.sha256,
  gdpr_consent_sha256: legalVersions.privacy.sha256,
}

const form = async (changes?: FormChanges) => registrationForm(await addUpload(shop), changes)

const register = (body: RegistrationRequest, address?: string) =>
  unwrap(shop.client(undefined, { address }).POST('/store/customers/register', { body }))

const short = { company_name: 'Corner Shop AB', full_name: 'Maja Berg', email: 'maja@corner.example' }

const requestAccess = (body: typeof short & { phone?: string; message?: string }, address?: string) =>
  unwrap(shop.client(undefined, { address }).POST('/store/customers/customer-request/register', { body }))

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return error
}

const findAllApplications = () => shop.database.db.select().from(applications)

const received = { success: true, message: 'Application received successfully.', application_id: expect.any(String) }

describe('an application', () => {
  it('is stored as sent, with trimmed texts', async () => {
    const given = await form({
      company_info: { company_name: '  Corner Shop AB ', employer_id: ' 556000-11 11' },
      contact_person: { full_name: ' Maja Berg', email: ' Maja@Corner.Example ' },
      upload_and_consent: { sales_channels: ' Kiosk, Web shop ' },
    })
    const answer = await register(given)
    expect(answer).toEqual(received)
    const request = await form({
      company_info: { company_name: 'Corner Shop AB', employer_id: '5560001111' },
      contact_person: { full_name: 'Maja Berg', email: 'maja@corner.example' },
      upload_and_consent: {
        upload_licenses: given.upload_and_consent.upload_licenses,
        sales_channels: 'Kiosk, Web shop',
        newsletter_subscription: false,
      },
    })
    expect(await findAllApplications()).toEqual([
      {
        id: answer.application_id,
        kind: 'registration',
        shelfId: null,
        status: 'pending',
        companyName: 'Corner Shop AB',
        fullName: 'Maja Berg',
        email: 'maja@corner.example',
        organisationNumber: '5560001111',
        request,
        notAsked: ['delivery_address'],
        reason: null,
        question: null,
        askedAt: null,
        answeredAt: null,
        previous: null,
        decidedAt: null,
        companyId: null,
        customerId: null,
        createdAt: shop.clock.now(),
      },
    ])
  })

  it('as an access request is stored the same way, without the other fields', async () => {
    const message = ' We run four kiosks.\nCall us. '
    const { application_id } = await requestAccess({ ...short, email: 'MAJA@corner.example', message })
    const [application] = await findAllApplications()
    expect(application).toMatchObject({ id: application_id, kind: 'access_request', email: short.email })
    expect(application).toMatchObject({ organisationNumber: null })
    expect(application!.request).toEqual({ ...short, message: 'We run four kiosks.\nCall us.' })
    expect(await shop.database.db.$count(consents)).toBe(0)
  })

  it('stores the given consents with text, version and time', async () => {
    const { db } = shop.database
    await register(await form({ upload_and_consent: displayedTexts }))
    await register(await form({ upload_and_consent: { newsletter_subscription: true } }))
    const [first, second] = await db.select().from(applications).orderBy(asc(applications.id))
    const consentsOf = async (id: string) => {
      const rows = await db.select().from(consents).where(eq(consents.applicationId, id)).orderBy(asc(consents.kind))
      return rows.map(({ kind, version, textSha256, givenAt }) => ({ kind, version, textSha256, givenAt }))
    }
    const { terms, privacy } = legalVersions
    const givenAt = shop.clock.now()
    const consentLists = [await consentsOf(first!.id), await consentsOf(second!.id)]
    expect(consentLists.sort((a, b) => a.length - b.length)).toEqual([
      [
        { kind: 'terms_and_conditions', version: terms.version, textSha256: terms.sha256, givenAt },
        { kind: 'gdpr', version: privacy.version, textSha256: privacy.sha256, givenAt },
      ],
      [
        { kind: 'terms_and_conditions', version: terms.version, textSha256: null, givenAt },
        { kind: 'gdpr', version: privacy.version, textSha256: null, givenAt },
        { kind: 'newsletter', version: expect.any(String), textSha256: null, givenAt },
      ],
    ])
  })

  it('with consent to a text that was never published is refused, and nothing is stored', async () => {
    const old = 'a'.repeat(64)
    const { terms_and_conditions_sha256, gdpr_consent_sha256 } = displayedTexts
    const refused = { status: 400, code: 'consent_text_changed' }
    const terms = 'upload_and_consent.terms_and_conditions'
    const privacy = 'upload_and_consent.gdpr_consent'
    for (const [given, fields] of [
      [{ terms_and_conditions_sha256: old, gdpr_consent_sha256 }, [terms]],
      [{ terms_and_conditions_sha256, gdpr_consent_sha256: old }, [privacy]],
      [{ terms_and_conditions_sha256: gdpr_consent_sha256, gdpr_consent_sha256: old }, [terms, privacy]],
    ] as const) {
      const error = await refusal(register(await form({ upload_and_consent: given })))
      expect(error).toMatchObject(refused)
      expect(Object.entries(error.fields).map(([field, { code }]) => [field, code])).toEqual(
        fields.map((field) => [field, 'text_changed']),
      )
    }
    expect(await findAllApplications()).toEqual([])
  })

  it('is confirmed by e-mail and recorded', async () => {
    const { db } = shop.database
    const { application_id } = await register(await form())
    const [mail, ...otherMails] = await db.select().from(outbox)
    expect(mail).toMatchObject({ kind: 'application_received', recipient: short.email, subjectId: application_id })
    expect(otherMails).toEqual([])
    const [event, ...otherEvents] = await db.select().from(events)
    expect(event).toMatchObject({
      action: 'application.received',
      subjectId: application_id,
      actorId: null,
      before: null,
      after: { status: 'pending', kind: 'registration' },
      requestId: expect.any(String),
    })
    expect(otherEvents).toEqual([])
  })

  it('claims its licence, which no other application can use', async () => {
    const first = await form()
    const { application_id } = await register(first)
    const { upload_licenses } = first.upload_and_consent
    const [license] = await shop.database.db.select().from(uploads)
    expect(license).toMatchObject({ url: upload_licenses, subjectId: application_id })
    const again = await form({ upload_and_consent: { upload_licenses } })
    expect(await refusal(register(again))).toMatchObject({ status: 400, code: 'unknown_file' })
  })

  it('leaves no trace if its licence is invalid', async () => {
    const { db } = shop.database
    for (const upload_licenses of ['/files/licences/guessed.pdf', await addUpload(shop, 'picture')]) {
      expect(await refusal(register(await form({ upload_and_consent: { upload_licenses } })))).toMatchObject({
        status: 400,
        code: 'unknown_file',
        fields: { 'upload_and_consent.upload_licenses': { code: 'unknown_file' } },
      })
    }
    for (const table of [applications, consents, outbox, events]) expect(await db.$count(table)).toBe(0)
  })

  it('is refused without the required consents', async () => {
    for (const field of ['terms_and_conditions', 'gdpr_consent'] as const) {
      const refused = await form({ upload_and_consent: { [field]: false as true } })
      const fields = { [`upload_and_consent.${field}`]: { code: 'not_allowed', params: { choices: 'true' } } }
      expect(await refusal(register(refused))).toMatchObject({ status: 400, code: 'invalid_request', fields })
    }
  })

  it('is refused with a readable message, and with field names that forms know', async () => {
    const refused = await form({
      company_info: { company_name: ' ', type_of_business: 'piracy' as 'retail' },
      contact_person: { full_name: 'x'.repeat(61), email: 'maja', phone: undefined },
    })
    const error = await refusal(register(refused))
    expect(error.message).toBe('Please check what was entered: something is missing or cannot be accepted.')
    expect(Object.fromEntries(Object.entries(error.fields).map(([field, { code }]) => [field, code]))).toEqual({
      'company_info.company_name': 'required',
      'company_info.type_of_business': 'not_allowed',
      'contact_person.full_name': 'too_long',
      'contact_person.email': 'format',
      'contact_person.phone': 'required',
    })
  })

  it('is refused with a delivery date before today in the store’s time zone', async () => {
    const field = 'contact_person.preferred_delivery_days'
    const requestDelivery = async (preferred_delivery_days: string) =>
      register(await form({ contact_person: { preferred_delivery_days } }))
    // 23:30 in London is 0:30 of the next day in Stockholm.
    const now = shop.clock.now().getTime()
    shop.clock.advance(Date.UTC(2026, 11, 1, 23, 30) - now)
    expect(await refusal(requestDelivery('2026-12-01'))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.not.stringContaining(field),
      fields: { [field]: { code: 'past' } },
    })
    await requestDelivery('2026-12-02')
    expect(await refusal(requestDelivery('2026-02-30'))).toMatchObject({
      status: 400,
      fields: { [field]: { code: expect.any(String) } },
    })
    shop.clock.advance(now - shop.clock.now().getTime())
  })

  it('accepts an employer id of ten characters, not counting spaces and hyphens', async () => {
    await register(await form({ company_info: { employer_id: '55-60 00-11 11' } }))
    for (const employer_id of ['556000-11112', '- -']) {
      const fields = { 'company_info.employer_id': { code: expect.any(String) } }
      const given = await form({ company_info: { employer_id } })
      expect(await refusal(register(given))).toMatchObject({ status: 400, fields })
    }
  })

  it('accepts a revenue to the cent, and nothing finer', async () => {
    for (const annual_revenue of [0, 0.07, 0.29, 1_850_000.57, 999_999_999.99]) {
      await register(await form({ company_info: { annual_revenue } }))
    }
    const tooFine = await form({ company_info: { annual_revenue: 1.234 } })
    expect(await refusal(register(tooFine))).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is refused with fields that the form does not have', async () => {
    const forged = { ...(await form()), status: 'approved', company_id: 'comp_01kiosk' } as RegistrationRequest
    expect(await refusal(register(forged))).toMatchObject({
      status: 400,
      fields: { status: { code: 'unknown_field' } },
    })
  })
})

describe('an application does not reveal who is known', () => {
  const known = { company_info: { employer_id: '559000-0000' }, contact_person: { email: kiosk.customer.email } }

  it('by its response or e-mail', async () => {
    const { db } = shop.database
    expect(await register(await form(known))).toEqual(received)
    expect(await register(await form(known))).toEqual(received)
    expect(await requestAccess({ ...short, email: kiosk.customer.email })).toEqual(received)
    const mails = await db.select({ kind: outbox.kind, recipient: outbox.recipient }).from(outbox)
    const mail = { kind: 'application_received', recipient: kiosk.customer.email }
    expect(mails).toEqual([mail, mail, mail])
    const ids = (await findAllApplications()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })

  it('by its number of statements', async () => {
    const [unknown, customer] = [await form(), await form(known)]
    const forUnknown = await shop.statementsOf(() => register(unknown))
    expect(await shop.statementsOf(() => register(customer))).toEqual(forUnknown)
    const access = await shop.statementsOf(() => requestAccess(short))
    expect(await shop.statementsOf(() => requestAccess({ ...short, email: kiosk.customer.email }))).toEqual(access)
  })
})

describe('applications from one address', () => {
  it('are limited to ten per hour for each form', async () => {
    for (let count = 0; count < 10; count += 1) await register(await form(), '10.0.0.7')
    const headers = { 'x-publishable-api-key': 'pk_demo' }
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/store/customers/register',
      headers,
      payload: await form(),
      remoteAddress: '10.0.0.7',
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('3600')
    for (let count = 0; count < 10; count += 1) await requestAccess(short, '10.0.0.7')
    expect(await refusal(requestAccess(short, '10.0.0.7'))).toMatchObject({ status: 429, code: 'too_many_attempts' })
    await register(await form(), '10.0.0.8')
    shop.clock.advance(day / 24)
    await register(await form(), '10.0.0.7')
  })
})

describe('the status link of the confirmation e-mail', () => {
  const operator = createRegistrationsOperator(shop.context)
  const statusOf = (token: string) =>
    unwrap(shop.client().POST('/store/customers/application-status', { body: { token } }))

  /** Returns the part after `#` of the link in the confirmation e-mail. */
  async function linkOf(id: string): Promise<string> {
    const mails = await shop.database.db.select().from(outbox).where(eq(outbox.subjectId, id))
    const [, token = ''] =
      /\/application#(\S+)/.exec(mails.find(({ kind }) => kind === 'application_received')!.text) ?? []
    return token
  }

  it('shows the status of the application, and nothing else of it', async () => {
    const { application_id: id } = await requestAccess(short)
    const token = await linkOf(id)
    const received_at = shop.clock.now().toISOString()
    expect(await statusOf(token)).toEqual({ status: 'received', received_at, decided_at: null })
    await operator.askApplicant(id, { question: 'Which number?', seen: null })
    expect(await statusOf(token)).toEqual({ status: 'asked', received_at, decided_at: null })
    await operator.rejectApplication(id, { reason: 'Too far.' })
    expect(await statusOf(token)).toEqual({
      status: 'declined',
      received_at,
      decided_at: shop.clock.now().toISOString(),
    })
  })

  it('shows that the application is approved', async () => {
    const { application_id: id } = await requestAccess({ ...short, email: 'approved@corner.example' })
    await operator.approveApplication(id, { countryCode: 'se', organisationNumber: '5560123456' })
    expect(await statusOf(await linkOf(id))).toMatchObject({ status: 'approved' })
  })

  it('cannot be derived from an id, and opens nothing once the applicant was erased', async () => {
    const { application_id: id } = await requestAccess(short)
    const token = await linkOf(id)
    const notFound = { status: 404, code: 'application_not_found' }
    for (const wrong of [
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `x${token}`,
      token.slice(0, -1),
      statusToken('another secret', id),
    ]) {
      await expect(statusOf(wrong)).rejects.toMatchObject(notFound)
    }
    await shop.database.db.update(applications).set({ request: null }).where(eq(applications.id, id))
    await expect(statusOf(token)).rejects.toMatchObject(notFound)
  })
})

describe('an application by the form of a shop', () => {
  async function setForm(value: ApplicationSettings) {
    const settings = createSettingsOperator(shop.context)
    const { version } = await settings.read('applications')
    await settings.change('applications', { version, value })
  }

  afterEach(() => setForm(specifiedApplication))

  /** The answers of a kiosk to the form of a new shop. */
  const kioskForm = (changes: FormChanges = {}): RegistrationRequest => ({
    company_info: {
      company_name: 'Turun Kioski Oy',
      employer_id: '1234567-1',
      country: 'Finland',
      ...changes.company_info,
    },
    contact_person: {
      full_name: 'Aino Virta',
      email: 'aino@kioski.example',
      phone: '+358 40 555 01 01',
      ...changes.contact_person,
    },
    order_preferences: {},
    payment_and_shipping: {
      delivery_option: 'Van',
      delivery_address: { address_1: 'Linnankatu 1', postal_code: 'FI-20100', city: 'Turku', country_code: 'fi' },
      ...changes.payment_and_shipping,
    },
    upload_and_consent: { terms_and_conditions: true, gdpr_consent: true, ...changes.upload_and_consent },
  })

  it('in the specified form needs every required answer, each with its field', async () => {
    const { status, fields } = await refusal(register(kioskForm()))
    expect(status).toBe(400)
    expect(Object.keys(fields).sort()).toEqual([
      'company_info.annual_revenue',
      'company_info.company_website',
      'company_info.duns_number',
      'company_info.number_of_employees',
      'company_info.type_of_business',
      'contact_person.job_title',
      'contact_person.preferred_delivery_days',
      'order_preferences.estimated_order_volume',
      'order_preferences.order_frequency',
      'order_preferences.products_of_interest',
      'order_preferences.specific_brands',
      'payment_and_shipping.customs_broker',
      'payment_and_shipping.fda_registration_status',
      'payment_and_shipping.preferred_payment_method',
      'payment_and_shipping.tax_id_exemption',
      'upload_and_consent.upload_licenses',
    ])
    expect(new Set(Object.values(fields).map(({ code }) => code))).toEqual(new Set(['required']))
  })

  it('in the form of a new shop needs only what its seller asks', async () => {
    await setForm({ ...neutralApplication, typeOfBusiness: 'optional', uploadLicenses: 'optional' })
    expect(await register(kioskForm())).toEqual(received)
    const [application] = await findAllApplications()
    expect(application).toMatchObject({ organisationNumber: '12345671' })
    expect(application!.notAsked).toEqual(expect.arrayContaining(['duns_number', 'fda_registration_status']))
    expect(application!.notAsked).not.toContain('delivery_address')
  })

  it('needs the full form if the shop’s own form requires a licence', async () => {
    await setForm({ ...neutralApplication, uploadLicenses: 'required' })
    expect(await refusal(requestAccess(short))).toMatchObject({ status: 409, code: 'licence_required' })
    expect(await findAllApplications()).toEqual([])
    await setForm(neutralApplication)
    expect(await requestAccess(short)).toEqual(received)
  })

  it('accepts an answer to a question that was asked when the form was opened', async () => {
    await setForm(neutralApplication)
    expect(await register(await form())).toEqual(received)
  })

  it('checks the postal code of the delivery address', async () => {
    await setForm({ ...neutralApplication, typeOfBusiness: 'optional', uploadLicenses: 'optional' })
    const address = { address_1: 'Linnankatu 1', postal_code: '2010', city: 'Turku', country_code: 'fi' } as const
    const { fields } = await refusal(register(kioskForm({ payment_and_shipping: { delivery_address: address } })))
    expect(fields).toMatchObject({ 'payment_and_shipping.delivery_address.postal_code': { code: 'format' } })
  })

  it('gives the approved company its first address', async () => {
    await setForm({ ...neutralApplication, typeOfBusiness: 'optional', uploadLicenses: 'optional' })
    const { application_id: id } = await register(kioskForm())
    const { company_id: companyId } = await createRegistrationsOperator(shop.context).approveApplication(id)
    const addresses = await shop.database.db
      .select()
      .from(companyAddresses)
      .where(eq(companyAddresses.companyId, companyId!))
    expect(addresses).toMatchObject([
      {
        name: 'Turun Kioski Oy',
        address: { first_name: 'Aino', address_1: 'Linnankatu 1', postal_code: '20100', country_code: 'fi' },
      },
    ])
    const { company } = await createCompaniesOperator(shop.context).showCompany(companyId!)
    expect(company.shipping_address).toMatchObject({ address_1: 'Linnankatu 1', city: 'Turku' })
    expect(company.addresses).toMatchObject([{ name: 'Turun Kioski Oy', address: { city: 'Turku' } }])
  })

  it('shows operators the address of an American company, whose province is not known yet', async () => {
    await setForm({ ...neutralApplication, typeOfBusiness: 'optional', uploadLicenses: 'optional' })
    const address = { address_1: '1 Main Street', postal_code: '10001', city: 'New York', country_code: 'us' } as const
    const { application_id: id } = await register(
      kioskForm({
        company_info: { country: 'United States', employer_id: '12-3456789' },
        contact_person: { full_name: 'Sam Hill', email: 'sam@hill.example' },
        payment_and_shipping: { delivery_address: address },
      }),
    )
    const { company_id: companyId } = await createRegistrationsOperator(shop.context).approveApplication(id)
    const { company } = await createCompaniesOperator(shop.context).showCompany(companyId!)
    expect(company.shipping_address).toMatchObject({ ...address, first_name: 'Sam', last_name: 'Hill', province: '' })
    expect(company.addresses).toEqual([{ name: null, address: company.shipping_address }])
  })
})
