import { unwrap } from '@skafferi/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactMessages, rateHits } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createMessagesOperator } from './index'

const hourOfMilliseconds = 60 * 60 * 1000

const shop = await shopOfFile()
const operator = createMessagesOperator(shop.context)

beforeEach(async () => {
  const { db } = shop.database
  await db.delete(contactMessages)
  await db.delete(rateHits)
})

const message = {
  name: 'Anna Lindqvist',
  email: 'anna@kiosk.example',
  subject: 'Pallet prices',
  message: 'What does a pallet of Sältan cost?',
}

type Changes = Partial<typeof message> & { company?: string; phone?: string; customer_id?: string }

const send = (changes: Changes = {}, address?: string, token?: string) =>
  unwrap(shop.client(token, { address }).POST('/store/contact-messages', { body: { ...message, ...changes } }))
const sendTimes = async (times: number, address?: string) => {
  for (let time = 0; time < times; time += 1) await send({}, address)
}
const stored = () => shop.database.db.$count(contactMessages)

/** Returns the newest messages. */
const list = async (limit = 100) => (await operator.pageMessages(undefined, { limit, offset: 0 })).messages

/** Returns the only message as displayed to operators. */
async function readOnly() {
  const [listed, ...others] = await list()
  expect(others).toEqual([])
  return operator.showMessage(listed!.id)
}

describe('a contact message', () => {
  it('is stored for the operators', async () => {
    expect(await send({ company: 'Kiosk Linné AB', phone: '+46 31 555 01 10' })).toEqual({
      success: true,
      message: 'Message sent successfully.',
    })
    expect(await readOnly()).toEqual({
      id: expect.stringMatching(/^message_/),
      ...message,
      company: 'Kiosk Linné AB',
      phone: '+46 31 555 01 10',
      created_at: shop.clock.now().toISOString(),
      closed_at: null,
      answers: [],
    })
  })

  it('requires neither company nor phone', async () => {
    await send()
    expect(await readOnly()).toMatchObject({ company: null, phone: null })
    await shop.database.db.delete(contactMessages)
    await send({ company: ' ', phone: '' })
    expect(await readOnly()).toMatchObject({ company: null, phone: null })
  })

  it('can also be sent by signed-in customers', async () => {
    await send({}, undefined, await shop.signIn('kiosk'))
    expect(await stored()).toBe(1)
  })

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "'); drop table contact_messages; --",
    '${7*7} {{7*7}} %s \\u0000 \\',
    'RTL \u202e gnissorc',
    '🧂👨‍👩‍👧 é Å',
    'Subject\r\nBcc: all@kiosk.example',
  ])('is stored unchanged except for surrounding white space: %j', async (text) => {
    await send({ name: ` ${text} `, company: `\n${text}`, subject: `${text}\t`, message: ` ${text}\n` })
    const entered = { name: text, company: text, subject: text, message: text }
    expect(await readOnly()).toMatchObject(entered)
  })

  it("keeps the sender's e-mail as entered, without surrounding white space", async () => {
    await send({ email: ' Anna+Shop@Kiosk.Example ' })
    expect(await readOnly()).toMatchObject({ email: 'Anna+Shop@Kiosk.Example' })
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['email', { email: 'anna' }],
    ['email', { email: 'anna@kiosk.example, all@kiosk.example' }],
    ['email', { email: 'anna@kiosk.example\nBcc: all@kiosk.example' }],
    ['subject', { subject: '\u00a0' }],
    ['subject', { subject: 'x'.repeat(101) }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'null \0' }],
    ['company', { company: 'x'.repeat(61) }],
    ['phone', { phone: '1'.repeat(21) }],
    ['phone', { phone: 'ask Anna' }],
    ['customer_id', { customer_id: 'cus_other' }],
  ])('is refused for its %s and not stored: %j', async (field, changes) => {
    await expect(send(changes)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: { code: expect.any(String) } },
    })
    expect(await stored()).toBe(0)
  })
})

describe('contact messages from one address', () => {
  it('are limited to ten an hour; then the response says how long to wait', async () => {
    await sendTimes(1)
    shop.clock.advance(hourOfMilliseconds / 4)
    await sendTimes(9)
    const refused = { status: 429, code: 'too_many_attempts', message: expect.stringContaining('45 minutes') }
    await expect(send()).rejects.toMatchObject(refused)
    expect(await stored()).toBe(10)
    shop.clock.advance((hourOfMilliseconds * 3) / 4)
    await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
  })

  it('do not limit other addresses', async () => {
    await sendTimes(10, '192.0.2.1')
    await expect(send({}, '192.0.2.1')).rejects.toMatchObject({ status: 429 })
    await send({}, '192.0.2.2')
  })
})

describe('contact messages for operators', () => {
  it('are listed newest first, without their texts', async () => {
    for (const subject of ['First', 'Second', 'Third']) {
      await send({ subject })
      shop.clock.advance(1000)
    }
    const listed = await list()
    expect(listed.map(({ subject }) => subject)).toEqual(['Third', 'Second', 'First'])
    expect(listed[0]).not.toHaveProperty('message')
    expect((await list(2)).map(({ subject }) => subject)).toEqual(['Third', 'Second'])
  })

  it('answer 404 if they do not exist', async () => {
    const unknown = { status: 404, refusal: { code: 'message_not_found' } }
    await expect(operator.showMessage('message_nothing')).rejects.toMatchObject(unknown)
  })
})
