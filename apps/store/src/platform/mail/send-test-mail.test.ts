import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMailServer, type MailServer } from '../../testing/mail-server'
import { addOperator, sendAdmin } from '../../testing/operators'
import { shopOfFile } from '../../testing/shop'
import { events, outbox } from '../db/schema'
import { createTestMails } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const { now } = shop.clock
const from = 'no-reply@skafferi.example'
const owner = await addOperator(shop, 'owner')
const { email } = owner

let server: MailServer
beforeEach(async () => {
  server = await openMailServer()
})
afterEach(() => server.close())

const send = (url: string | null = server.url, id = owner.id) => {
  const mailServer = url === null ? null : { url, from }
  const { settings } = shop.context
  return createTestMails({ db, now, settings, mailServer }).sendTestMail({ id, name: 'Maja Ek', email })
}

it('a test e-mail reaches the operator past the outbox, and is in the activity', async () => {
  const before = await db.$count(outbox)
  expect(await send()).toEqual({ recipient: email })
  const [mail] = server.received
  expect(mail).toMatchObject({ recipients: [email] })
  expect(mail!.text).toContain('Hello Maja Ek,')
  expect(mail!.headers.get('from')?.[0]).toContain(from)
  expect(await db.$count(outbox)).toBe(before)
  expect(await db.$count(events, eq(events.action, 'mail.test_sent'))).toBe(1)
})

it('the mail server’s answer is told if it refuses the recipient or cannot be reached', async () => {
  server.refuse('550 5.7.1 Relaying denied')
  await expect(send()).rejects.toMatchObject({
    status: 409,
    refusal: { code: 'mail_refused', params: { reason: expect.stringContaining('Relaying denied') } },
  })
  const { url } = server
  await server.close()
  await expect(send(url)).rejects.toMatchObject({
    refusal: { params: { reason: expect.stringContaining('ECONNREFUSED') } },
  })
  server = await openMailServer()
  expect(await db.$count(events, eq(events.action, 'mail.test_sent'))).toBe(1)
})

it('without a mail server it is refused, through the admin API too', async () => {
  await expect(send(null)).rejects.toMatchObject({ status: 409, refusal: { code: 'no_mail_server' } })
  const answer = await sendAdmin(shop, 'sendTestMail', {}, owner)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_mail_server'])
})

it('an operator sends five in 15 minutes', async () => {
  const { id } = await addOperator(shop, 'owner')
  for (let time = 0; time < 5; time += 1) await send(server.url, id)
  await expect(send(server.url, id)).rejects.toMatchObject({ status: 429 })
  expect(server.received).toHaveLength(5)
})
