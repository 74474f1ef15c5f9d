import { unwrap } from '@skafferi/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { createRegistrationsOperator } from '../../modules/customers/registrations'
import { addUpload, registrationForm } from '../../modules/customers/registrations/testing/forms'
import { openMailServer, type MailServer } from '../../testing/mail-server'
import { shopOfFile } from '../../testing/shop'
import { createMailer } from './index'

/** A marker that is put into every text that a stranger may enter. */
const words = 'Buy-at-evil.example'
/** The only field that must be a number. */
const phone = '+46 70 555 01 99'
/** A person without any relation to the shop. */
const email = 'victim@elsewhere.example'

const shop = await shopOfFile()
let server: MailServer

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())

/** Sends the outbox and returns the e-mails as text. */
async function sent(): Promise<{ recipients: string[]; content: string }[]> {
  const before = server.received.length
  const from = 'Skafferi <no-reply@skafferi.example>'
  const log = { warn: () => undefined, error: () => undefined }
  const mailer = createMailer({
    db: shop.database.db,
    now: shop.clock.now,
    smtpUrl: server.url,
    from,
    sender: () => ({ name: 'Skafferi', replyTo: 'support@skafferi.example' }),
    log,
  })
  await mailer.sendDue()
  await mailer.stop()
  return server.received.slice(before).map(({ recipients, headers, text, html }) => ({
    recipients,
    content: [...[...headers.values()].flat(), text, html].join('\n'),
  }))
}

const operator = createRegistrationsOperator({ ...shop.context, publicUrl: 'https://shop.example' })
const client = shop.client()

async function register(): Promise<string> {
  const body = registrationForm(await addUpload(shop), {
    company_info: { company_name: words, company_website: words, country: words },
    contact_person: { full_name: words, job_title: words, phone, email },
    order_preferences: { products_of_interest: words, specific_brands: words },
    payment_and_shipping: { customs_broker: words, tax_id_exemption: words },
    upload_and_consent: { sales_channels: words, how_did_you_hear_about_us: words },
  })
  return (await unwrap(client.POST('/store/customers/register', { body }))).application_id
}

async function requestAccess(): Promise<string> {
  const body = { company_name: words, full_name: words, email, phone, message: words }
  return (await unwrap(client.POST('/store/customers/customer-request/register', { body }))).application_id
}

const contact = () =>
  unwrap(
    client.POST('/store/contact-messages', {
      body: { name: words, email, company: words, phone, subject: words, message: words },
    }),
  )

const askForCode = () => unwrap(client.POST('/auth/customer/emailpass/reset-password', { body: { identifier: email } }))

it.each([
  ['an application', register, 1],
  ['a request for access', requestAccess, 1],
  ['a message to the shop', contact, 0],
  ['a code for an address that no customer has', askForCode, 0],
  [
    'an application that is rejected',
    async () => operator.rejectApplication(await register(), { reason: 'No licence.' }),
    2,
  ],
  [
    'a request that is rejected',
    async () => operator.rejectApplication(await requestAccess(), { reason: 'No licence.' }),
    2,
  ],
])('%s sends none of the sender’s text to the address that the sender entered', async (_, act, count) => {
  await shop.database.db.delete(outbox)
  await act()
  const mails = await sent()
  expect(mails.map(({ recipients }) => recipients)).toEqual(Array.from({ length: count }, () => [email]))
  for (const { content } of mails) expect(content).not.toContain(words)
})

it('an approval uses the names that the operator approved', async () => {
  await shop.database.db.delete(outbox)
  const application = { countryCode: 'se', companyName: 'Torget AB', organisationNumber: '5590000018' }
  await operator.approveApplication(await requestAccess(), { ...application, firstName: 'Eva', lastName: 'Ek' })
  const content = (await sent()).map((mail) => mail.content).join('\n')
  expect(content).toContain('Hello Eva Ek,')
  expect(content).toContain('Torget AB')
  expect(content).not.toContain(words)
})
