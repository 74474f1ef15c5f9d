import { unwrap, type RegistrationRequest } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applications, consents, events, outbox, rateHits, uploads } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { questionToken, statusToken } from './status-link'
import { addUpload, registrationForm, type FormChanges } from './testing/forms'

const shop = await shopOfFile()
const { db } = shop.database
const tove = await addOperator(shop, 'support')
const params = (id: string) => ({ params: { path: { id } } })

beforeEach(async () => {
  for (const table of [consents, applications, uploads, rateHits, outbox, events]) await db.delete(table)
})

const readAsOperator = (id: string) => unwrap(tove.client.GET('/admin/applications/{id}', params(id)))
const askApplicant = async (id: string, question = 'Which licence is this?') => {
  const { application } = await readAsOperator(id)
  const body = { question, seen: application.asked_at }
  return unwrap(tove.client.POST('/admin/applications/{id}/ask', { ...params(id), body }))
}

/** The token of the link that answers the last question. */
async function linkOf(id: string): Promise<string> {
  const { asked_at } = (await readAsOperator(id)).application
  return questionToken(shop.context.secret, id, new Date(asked_at!))
}

/** Creates an application with a question; returns its id, its form and the link's token. */
async function createAskedApplication(changes?: FormChanges) {
  const form = registrationForm(await addUpload(shop), changes)
  const { application_id: id } = await unwrap(shop.client().POST('/store/customers/register', { body: form }))
  shop.clock.advance(60_000)
  await askApplicant(id)
  const token = await linkOf(id)
  return { id, form, token }
}

const readSent = (token: string) => unwrap(shop.client().POST('/store/customers/sent-application', { body: { token } }))
const send = (token: string, form: RegistrationRequest, key?: string) =>
  unwrap(
    shop.client().POST('/store/customers/sent-application/answer', {
      body: { token, ...form },
      ...(key && { params: { header: { 'Idempotency-Key': key } } }),
    }),
  )

const changed = (form: RegistrationRequest, company_name: string): RegistrationRequest => ({
  ...form,
  company_info: { ...form.company_info, company_name },
})

describe('the link of an e-mail that asks for more', () => {
  it('opens the application with the sent answers and the question', async () => {
    const { form, token } = await createAskedApplication()
    const sent = await readSent(token)
    expect(sent).toMatchObject({
      question: 'Which licence is this?',
      request: { company_info: form.company_info, upload_and_consent: { upload_licenses: expect.any(String) } },
      license: { name: 'licence.pdf', size: 1234 },
    })
    expect(JSON.stringify(sent)).not.toMatch(/password/i)
  })

  it('opens an access request too, which becomes a full application', async () => {
    const body = { company_name: 'Corner Shop AB', full_name: 'Maja Berg', email: 'maja@corner.example' }
    const { application_id: id } = await unwrap(
      shop.client().POST('/store/customers/customer-request/register', { body }),
    )
    await askApplicant(id)
    const token = await linkOf(id)
    expect(await readSent(token)).toMatchObject({ request: body, license: null })
    await send(token, registrationForm(await addUpload(shop)))
    expect(await readAsOperator(id)).toMatchObject({
      application: { kind: 'registration', organisation_number: '5560001111', waits_for: 'shop' },
      request: { company_info: { employer_id: '556000-1111' } },
      license: { name: 'licence.pdf' },
      previous: { request: body, license: null },
    })
  })

  it('cannot be guessed: an id, the status link, a truncated link and one of another store open nothing', async () => {
    const { id, token, form } = await createAskedApplication()
    const { askedAt } = (await db.select().from(applications).where(eq(applications.id, id)))[0]!
    const wrong = [id, statusToken(shop.context.secret, id), token.slice(0, -1), questionToken('other', id, askedAt!)]
    for (const guess of [...wrong, '.', `${id}..`]) {
      await expect(readSent(guess)).rejects.toMatchObject({ status: 404 })
      await expect(send(guess, form)).rejects.toMatchObject({ status: 404 })
    }
  })

  it('also opens the status', async () => {
    const { token } = await createAskedApplication()
    const status = await unwrap(shop.client().POST('/store/customers/application-status', { body: { token } }))
    expect(status.status).toBe('asked')
  })

  it('opens nothing once the applicant was erased', async () => {
    const { id, token } = await createAskedApplication()
    await db.update(applications).set({ request: null }).where(eq(applications.id, id))
    await expect(readSent(token)).rejects.toMatchObject({ status: 404, code: 'application_not_found' })
  })

  it('expires when the application is decided', async () => {
    const { id, form, token } = await createAskedApplication()
    await unwrap(tove.client.POST('/admin/applications/{id}/reject', { ...params(id), body: { reason: 'Too far.' } }))
    const ended = { status: 409, code: 'link_ended' }
    await expect(readSent(token)).rejects.toMatchObject(ended)
    await expect(send(token, form)).rejects.toMatchObject(ended)
  })

  it('expires when a later e-mail asks for more', async () => {
    const { id, form, token } = await createAskedApplication()
    shop.clock.advance(60_000)
    await askApplicant(id, 'And the VAT number?')
    await expect(send(token, form)).rejects.toMatchObject({ status: 409, code: 'link_ended' })
    expect((await readSent(await linkOf(id))).question).toBe('And the VAT number?')
  })
})

describe('an application that is sent again', () => {
  it('stays the same application, waits for the shop and stores its previous answers', async () => {
    const { id, form, token } = await createAskedApplication()
    shop.clock.advance(60_000)
    const answered = await send(token, changed(form, 'Corner Shop Nord AB'))
    expect(answered).toEqual({ success: true, message: 'Application received successfully.', application_id: id })
    expect(await db.select().from(applications)).toHaveLength(1)
    const read = await readAsOperator(id)
    expect(read).toMatchObject({
      application: { company_name: 'Corner Shop Nord AB', status: 'pending', waits_for: 'shop', is_duplicate: false },
      request: { company_info: { company_name: 'Corner Shop Nord AB' } },
      previous: {
        request: { company_info: { company_name: 'Corner Shop AB' } },
        license: null,
        replaced_at: shop.clock.now().toISOString(),
      },
      duplicates: [],
    })
    expect(read.consents.map(({ given_at }) => given_at)).toEqual([
      shop.clock.now().toISOString(),
      shop.clock.now().toISOString(),
    ])
    const done = await db.select().from(events).where(eq(events.action, 'application.answered'))
    expect(done).toMatchObject([{ subjectId: id, actorId: null, requestId: expect.stringMatching(/\S/) }])
    expect(JSON.stringify(done)).not.toContain('Corner')
  })

  it('cannot be decided by an operator who read the previous answers', async () => {
    const { id, form, token } = await createAskedApplication()
    const stale = { answered_at: null }
    shop.clock.advance(60_000)
    await send(token, changed(form, 'Corner Shop Nord AB'))
    const refused = { status: 409, code: 'application_answered' }
    const { application, previous } = await readAsOperator(id)
    const question = { question: 'And the number?', seen: application.asked_at }
    const decide = (answers: { answered_at: string | null }) => [
      () =>
        unwrap(tove.client.POST('/admin/applications/{id}/ask', { ...params(id), body: { ...question, ...answers } })),
      () =>
        unwrap(
          tove.client.POST('/admin/applications/{id}/reject', { ...params(id), body: { reason: 'No.', ...answers } }),
        ),
    ]
    await expect(
      unwrap(tove.client.POST('/admin/applications/{id}/approve', { ...params(id), body: stale })),
    ).rejects.toMatchObject(refused)
    for (const act of decide(stale)) await expect(act()).rejects.toMatchObject(refused)
    expect((await readAsOperator(id)).application).toMatchObject({ status: 'pending', asked_at: application.asked_at })
    for (const act of decide({ answered_at: previous!.replaced_at })) await act()
    expect((await readAsOperator(id)).application.status).toBe('rejected')
  })

  it('keeps the sent licence, or replaces it with a new one', async () => {
    const { id, form, token } = await createAskedApplication()
    await send(token, form)
    expect(await readAsOperator(id)).toMatchObject({ license: { name: 'licence.pdf' }, previous: { license: null } })
    shop.clock.advance(60_000)
    await askApplicant(id)
    const upload_licenses = await addUpload(shop)
    const upload_and_consent = { ...form.upload_and_consent, upload_licenses }
    await send(await linkOf(id), { ...form, upload_and_consent })
    expect(await readAsOperator(id)).toMatchObject({
      request: { upload_and_consent: { upload_licenses } },
      previous: { license: 'licence.pdf' },
    })
    const theirs = await db.select().from(uploads).where(eq(uploads.subjectId, id))
    expect(theirs.map(({ url }) => url)).toEqual([upload_licenses])
  })

  it('is refused with the licence of another application', async () => {
    const other = await createAskedApplication({ contact_person: { email: 'eva@granen.example' } })
    const { form, token } = await createAskedApplication()
    const { upload_licenses } = other.form.upload_and_consent
    const upload_and_consent = { ...form.upload_and_consent, upload_licenses }
    await expect(send(token, { ...form, upload_and_consent })).rejects.toMatchObject({ code: 'unknown_file' })
  })

  it('is changed once: after a lost answer the same call has the same response', async () => {
    const { id, form, token } = await createAskedApplication()
    const key = '0b9f8d5e-6c1a-4a57-9a52-2f6f0d6a3e11'
    const again = changed(form, 'Corner Shop Nord AB')
    const first = await send(token, again, key)
    const read = await readAsOperator(id)
    expect(await send(token, again, key)).toEqual(first)
    expect(await readAsOperator(id)).toEqual(read)
    expect(await db.select().from(events).where(eq(events.action, 'application.answered'))).toHaveLength(1)
  })

  it('is sent once: a second tab learns that it was answered', async () => {
    const { id, form, token } = await createAskedApplication()
    const both = await Promise.allSettled([send(token, changed(form, 'One AB')), send(token, changed(form, 'Two AB'))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const answered = { status: 409, code: 'link_answered' }
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: answered })
    await expect(readSent(token)).rejects.toMatchObject(answered)
    await expect(send(token, changed(form, 'Three AB'))).rejects.toMatchObject(answered)
    expect((await readAsOperator(id)).application.company_name).not.toBe('Three AB')
  })

  it('is validated like a new one', async () => {
    const { form, token } = await createAskedApplication()
    const late = { ...form, contact_person: { ...form.contact_person, preferred_delivery_days: '2020-01-01' } }
    await expect(send(token, late)).rejects.toMatchObject({
      status: 400,
      fields: { 'contact_person.preferred_delivery_days': { code: expect.any(String) } },
    })
    expect((await readSent(token)).question).toBe('Which licence is this?')
  })

  it('is rate-limited by network', async () => {
    const { form } = await createAskedApplication()
    const guess = () => send('appl_01a.1.nothing', form)
    for (let count = 0; count < 10; count += 1) await expect(guess()).rejects.toMatchObject({ status: 404 })
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})
