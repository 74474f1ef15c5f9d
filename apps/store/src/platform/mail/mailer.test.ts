import { setTimeout as delay } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database'
import { notices, operators, outbox } from '../db/schema'
import { openMailServer, type MailServer } from '../../testing/mail-server'
import { addOperator } from '../../testing/operators'
import { shopOfFile } from '../../testing/shop'
import { createMailer, createOutboxOperator } from './index'
import type { Mailer } from './mailer'
import { enqueueMail } from './outbox'

const minute = 60_000

const shop = await shopOfFile()
let server: MailServer
let mailers: Mailer[]
let logged: unknown[]

beforeEach(async () => {
  server = await openMailServer()
  mailers = []
  logged = []
  await shop.database.db.delete(outbox)
})
afterEach(async () => {
  for (const mailer of mailers) await mailer.stop()
  await server.close()
})

const note = (...line: unknown[]) => void logged.push(line)
const log = { warn: note, error: note }

function openMailer(smtpUrl = server.url): Mailer {
  const from = 'no-reply@skafferi.example'
  const mailer = createMailer({
    db: shop.database.db,
    now: shop.clock.now,
    smtpUrl,
    from,
    sender: () => ({ name: 'Skafferi', replyTo: 'support@skafferi.example' }),
    log,
  })
  mailers.push(mailer)
  return mailer
}

function post(code: string, to = 'anna@kiosk.example', tx: Database = shop.database.db): Promise<void> {
  const data = { firstName: 'Anna', code, minutes: 10 }
  return enqueueMail(tx, { kind: 'password_code', to, subjectId: 'cus_1', locale: 'en-GB', data }, shop.clock.now())
}

const rows = () => shop.database.db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.id))
const subjects = () => server.received.map(({ headers }) => headers.get('subject')?.[0])

describe('a queued e-mail', () => {
  it('arrives as written, as HTML and as plain text', async () => {
    const data = { reason: 'Ingen licens hos Kiosk & Co – “Tjärn” 🥫.\nVälkommen åter.' }
    const about = { kind: 'application_rejected', subjectId: 'appl_1', locale: 'sv-SE' } as const
    await enqueueMail(shop.database.db, { ...about, to: 'asa@kiosk.example', data }, shop.clock.now())
    await openMailer().sendDue()
    const [row] = await rows()
    expect(server.received).toHaveLength(1)
    const { recipients, headers, text, html } = server.received[0]!
    expect(recipients).toEqual(['asa@kiosk.example'])
    expect(headers.get('to')).toEqual(['asa@kiosk.example'])
    expect(headers.get('from')).toEqual(['Skafferi <no-reply@skafferi.example>'])
    expect(headers.get('reply-to')).toEqual(['support@skafferi.example'])
    expect(headers.get('subject')).toEqual([row!.subject])
    expect(headers.get('message-id')).toEqual([`<${row!.id}@skafferi.example>`])
    expect(new Date(headers.get('date')![0]!)).toEqual(row!.createdAt)
    expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
    expect(headers.get('content-type')![0]).toMatch(/^multipart\/alternative;/)
    expect(text.trim()).toBe(row!.text.trim())
    expect(html.trim()).toBe(row!.html.trim())
    expect(html).toContain('Kiosk &amp; Co – “Tjärn” 🥫')
    expect(row).toMatchObject({ sentAt: shop.clock.now(), tries: 1, failure: null })
  })

  it('loses its content after sending if it contains a code', async () => {
    await post('40718')
    await openMailer().sendDue()
    expect(server.received[0]!.text).toContain('40718')
    expect(JSON.stringify(await rows())).not.toContain('40718')
  })

  it('is sent once, however often the outbox is processed', async () => {
    await post('10001')
    const mailer = openMailer()
    await Promise.all([mailer.sendDue(), mailer.sendDue()])
    await mailer.sendDue()
    shop.clock.advance(24 * 60 * minute)
    await mailer.sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('is sent after older ones', async () => {
    for (const code of ['10001', '10002', '10003']) {
      await post(code)
      shop.clock.advance(1)
    }
    await openMailer().sendDue()
    expect(subjects()).toEqual(['10001', '10002', '10003'].map((code) => `${code} is your Skafferi code`))
  })

  it('is sent by one of two stores on the same database', async () => {
    const codes = Array.from({ length: 20 }, (_, index) => String(10_000 + index))
    for (const code of codes) await post(code)
    await Promise.all([openMailer().sendDue(), openMailer().sendDue()])
    expect(subjects().sort()).toEqual(codes.map((code) => `${code} is your Skafferi code`))
  })

  it('reaches no other recipient, whatever its address contains', async () => {
    await post('10001', 'anna@kiosk.example, all@shop.example\r\nBcc: more@shop.example')
    await openMailer().sendDue()
    for (const { recipients, headers } of server.received) {
      expect(recipients).toHaveLength(1)
      expect(headers.has('bcc')).toBe(false)
    }
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('all@shop.example')
  })

  it('is not sent if its transaction was rolled back', async () => {
    const undone = shop.database.db.transaction(async (tx) => {
      await post('10001', 'anna@kiosk.example', tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await openMailer().sendDue()
    expect(server.received).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('a store that stopped', () => {
  it('before sending an e-mail leaves it to the next one', async () => {
    await post('10001')
    await openMailer().stop()
    expect(server.received).toEqual([])
    await openMailer().sendDue()
    await openMailer().sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('before it noted what it had sent leaves one repetition that can be told by its id', async () => {
    await post('10001')
    await openMailer().sendDue()
    await shop.database.db.update(outbox).set({ sentAt: null })
    await openMailer().sendDue()
    expect(server.received).toHaveLength(1)
    shop.clock.advance(minute)
    await openMailer().sendDue()
    const [first, second] = server.received.map(({ headers }) => headers.get('message-id'))
    expect(second).toEqual(first)
    shop.clock.advance(24 * 60 * minute)
    await Promise.all([openMailer().sendDue(), openMailer().sendDue()])
    expect(server.received).toHaveLength(2)
  })
})

describe('a database that is unreachable after an e-mail was sent', () => {
  it('hears of it once it is back: this store does not send it again, and no other', async () => {
    await post('10001')
    const { db } = shop.database
    await db.execute(
      sql`create function refuse_sent() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
    )
    await db.execute(
      sql`create trigger refuse_sent before update on outbox for each row when (new.sent_at is not null) execute function refuse_sent()`,
    )
    const mailer = openMailer()
    await expect(mailer.sendDue()).rejects.toThrow()
    await expect(mailer.sendDue()).rejects.toThrow()
    await db.execute(sql`drop function refuse_sent cascade`)
    await mailer.sendDue()
    shop.clock.advance(minute)
    await Promise.all([mailer.sendDue(), openMailer().sendDue()])
    expect(server.received).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ sentAt: expect.any(Date), tries: 1 })
  })
})

describe('a mail server that refuses', () => {
  it('is tried again at growing intervals without end', async () => {
    await post('10001')
    const mailer = openMailer()
    server.refuse('Mailbox full')
    for (const [tries, minutes] of [1, 5, 30, 120, 720, 720, 720].entries()) {
      await mailer.sendDue()
      const [row] = await rows()
      expect(row).toMatchObject({ tries: tries + 1, sentAt: null })
      expect(row!.failure).toContain('Mailbox full')
      expect(row!.nextTryAt.getTime() - shop.clock.now().getTime()).toBe(minutes * minute)
      expect(logged).toHaveLength(tries + 1)
      shop.clock.advance(minutes * minute - 1)
      await mailer.sendDue()
      expect((await rows())[0]!.tries).toBe(tries + 1)
      shop.clock.advance(1)
    }
    server.refuse(undefined)
    await mailer.sendDue()
    expect(server.received).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ sentAt: shop.clock.now(), failure: null })
  })

  it('leads to one notification after five failures, without addresses, and to none for failed notifications', async () => {
    const { id: operatorId, email } = await addOperator(shop, 'owner')
    await post('10001')
    const data = {
      name: 'Maja',
      notices: [],
      timeZone: 'Europe/Stockholm',
      url: 'https://shop.example',
      choiceUrl: 'https://shop.example',
    }
    await enqueueMail(
      shop.database.db,
      { kind: 'operator_notice', to: email, subjectId: operatorId, locale: 'en-GB', data },
      shop.clock.now(),
    )
    const mail = (await rows()).find(({ kind }) => kind === 'password_code')
    server.refuse('Mailbox full')
    const noticeCounts: number[] = []
    for (const minutes of [1, 5, 30, 120, 720, 720]) {
      await openMailer().sendDue()
      noticeCounts.push((await shop.database.db.select().from(notices)).length)
      shop.clock.advance(minutes * minute)
    }
    expect(noticeCounts).toEqual([0, 0, 0, 0, 1, 1])
    const [notice] = await shop.database.db.select().from(notices)
    expect(notice).toMatchObject({
      operatorId,
      kind: 'failed_mail',
      subjectId: mail!.id,
      data: { kind: 'password_code' },
    })
    await shop.database.db.delete(operators)
  })

  it('one e-mail still gets the others', async () => {
    await post('10001', 'nobody')
    shop.clock.advance(1)
    await post('10002')
    await openMailer().sendDue()
    expect(subjects()).toEqual(['10002 is your Skafferi code'])
    expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([null, shop.clock.now()])
  })

  it('is logged without addresses or content', async () => {
    await post('10001')
    server.refuse('No anna@kiosk.example here')
    await openMailer().sendDue()
    const [row] = await rows()
    const failure = { mail: row!.id, kind: 'password_code', tries: 1, responseCode: 450 }
    expect(logged).toMatchObject([[failure, expect.any(String)]])
    expect(JSON.stringify(logged)).not.toMatch(/anna|10001|kiosk/)
  })
})

it('gets everything after an outage', async () => {
  await post('10001')
  await post('10002')
  const { url } = server
  await server.close()
  await openMailer(url).sendDue()
  expect((await rows()).map(({ tries }) => tries)).toEqual([1, 0])
  expect((await rows())[0]!.failure).toContain('ECONNREFUSED')
  server = await openMailServer()
  shop.clock.advance(minute)
  await openMailer().sendDue()
  expect(server.received).toHaveLength(2)
})

describe('the mail server’s credentials', () => {
  const secret = { user: 'shop@relay', password: 'p@ss/word:7' }

  it('authenticate the shop', async () => {
    await server.close()
    server = await openMailServer(secret)
    await post('10001')
    await openMailer().sendDue()
    expect(server.received).toHaveLength(1)
  })

  it('never appear in the log or the outbox, even if the server repeats them', async () => {
    await server.close()
    server = await openMailServer({ ...secret, password: 'another' })
    await post('10001')
    await openMailer(server.url.replace('another', encodeURIComponent(secret.password))).sendDue()
    expect(logged).toMatchObject([[{ code: 'EAUTH', responseCode: 535 }, expect.any(String)]])
    const [mail] = await createOutboxOperator({
      db: shop.database.db,
      now: shop.clock.now,
      mailServer: { url: server.url, from: 'shop@skafferi.example' },
    }).listMail()
    expect(mail!.failure).toContain('Not *** with ***')
    expect(JSON.stringify([logged, mail])).not.toMatch(/shop@relay|p@ss|p%40ss|shop%40relay/)
  })
})

describe('a running mailer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('sends queued and new e-mails until it is stopped', async () => {
    await post('10001')
    const mailer = openMailer()
    mailer.start()
    await server.until(1)
    await mailer.sendDue()
    await post('10002')
    await server.until(2)
    await mailer.stop()
    await post('10003')
    vi.advanceTimersByTime(minute)
    await delay(500)
    expect(server.received).toHaveLength(2)
  })

  it('finds what another process queued', async () => {
    const mailer = openMailer()
    mailer.start()
    await mailer.sendDue()
    const now = shop.clock.now()
    const content = { recipient: 'anna@kiosk.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    const about = { id: 'mail_elsewhere', kind: 'password_code', subjectId: 'cus_1' } as const
    await shop.database.db.insert(outbox).values({ ...about, ...content, createdAt: now, nextTryAt: now })
    vi.advanceTimersByTime(minute)
    await server.until(1)
  })

  it('finishes the current e-mail before it stops, and starts no other', async () => {
    await post('10001')
    await post('10002')
    const mailer = openMailer()
    const releaseMails = server.pause()
    const started = server.firstData()
    const sending = mailer.sendDue()
    await started
    const stopped = mailer.stop()
    releaseMails()
    await stopped
    await sending
    expect(server.received).toHaveLength(1)
    expect((await rows()).map(({ sentAt }) => sentAt)).toEqual([shop.clock.now(), null])
  })

  it('does not wait for ever: an interrupted e-mail is sent again', async () => {
    await post('10001')
    const mailer = openMailer()
    const releaseMails = server.pause()
    const started = server.firstData()
    const sending = mailer.sendDue()
    await started
    await mailer.stop()
    await sending
    expect((await rows())[0]).toMatchObject({ sentAt: null, tries: 1 })
    releaseMails()
    shop.clock.advance(minute)
    await openMailer().sendDue()
    expect((await rows())[0]!.sentAt).not.toBeNull()
  })
})

describe('the outbox for operators', () => {
  it('lists e-mails, newest first, and those not sent yet', async () => {
    const operator = createOutboxOperator({
      db: shop.database.db,
      now: shop.clock.now,
      mailServer: { url: server.url, from: 'shop@skafferi.example' },
    })
    await post('10001')
    await openMailer().sendDue()
    shop.clock.advance(1000)
    await post('10002')
    const all = await operator.listMail()
    const now = shop.clock.now().toISOString()
    const waits = { created_at: now, sent_at: null, tries: 0, next_try_at: now }
    const sent = { sent_at: expect.any(String), tries: 1, failure: null, next_try_at: null }
    expect(all).toMatchObject([
      { kind: 'password_code', recipient: 'anna@kiosk.example', subject: '10002 is your Skafferi code', ...waits },
      { kind: 'password_code', recipient: 'anna@kiosk.example', subject: 'Code, sent', ...sent },
    ])
    expect(await operator.listMail({ pending: true })).toEqual([all[0]])
    expect(await operator.listMail({ limit: 1 })).toEqual([all[0]])
  })

  it('shows an e-mail as HTML and as plain text', async () => {
    const operator = createOutboxOperator({
      db: shop.database.db,
      now: shop.clock.now,
      mailServer: { url: server.url, from: 'shop@skafferi.example' },
    })
    await post('40718')
    const [row] = await shop.database.db.select().from(outbox).where(eq(outbox.recipient, 'anna@kiosk.example'))
    const mail = await operator.showMail(row!.id)
    expect(mail.text).toContain('40718 is your Skafferi code.')
    expect(mail.html).toContain('>40718<')
    const missing = { status: 404, refusal: { code: 'mail_not_found' } }
    await expect(operator.showMail('mail_none')).rejects.toMatchObject(missing)
  })
})

describe('the state of the e-mails', () => {
  const from = 'shop@skafferi.example'
  const stateOf = (hasMailServer: boolean) =>
    createOutboxOperator({
      db: shop.database.db,
      now: shop.clock.now,
      mailServer: hasMailServer ? { url: server.url, from } : null,
    }).readState()

  it('is that nothing is sent without a mail server, with the number of unsent e-mails', async () => {
    expect(await stateOf(false)).toEqual({ state: 'no_server', unsent: 0, from: null })
    await post('10001')
    expect(await stateOf(false)).toEqual({ state: 'no_server', unsent: 1, from: null })
    expect(await stateOf(true)).toEqual({ state: 'sending', unsent: 1, from })
  })

  it('is failing from the second failure until an e-mail is sent', async () => {
    await post('10001')
    await openMailer('smtp://127.0.0.1:1').sendDue()
    expect((await stateOf(true)).state).toBe('sending')
    shop.clock.advance(minute)
    await openMailer('smtp://127.0.0.1:1').sendDue()
    expect(await stateOf(true)).toEqual({ state: 'failing', unsent: 1, from })
    shop.clock.advance(minute)
    await post('10002')
    await openMailer().sendDue()
    expect(await stateOf(true)).toEqual({ state: 'sending', unsent: 1, from })
  })

  it('is failing if an e-mail has been due for ten minutes and nobody sends it', async () => {
    await post('10001')
    shop.clock.advance(9 * minute)
    expect((await stateOf(true)).state).toBe('sending')
    shop.clock.advance(minute)
    expect((await stateOf(true)).state).toBe('failing')
  })
})
