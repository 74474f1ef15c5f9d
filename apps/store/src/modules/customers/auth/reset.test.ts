import { ApiError, unwrap } from '@skafferi/api'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  codeTries,
  companies,
  customerPasswords,
  customers,
  events,
  outbox,
  passwordCodes,
  passwordTokens,
  rateHits,
  sessions,
  signInFailures,
} from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { hashCode } from './reset-codes'

const minute = 60 * 1000
const { customer: anna, password: oldPassword } = world.customers.kiosk
const bjorn = world.customers.grocer.customer
const unknownEmail = 'nobody@kiosk.example'
const newPassword = 'liquorice before breakfast'

const shop = await shopOfFile()

async function storedPassword() {
  const { db } = shop.database
  const [stored] = await db.select().from(customerPasswords).where(eq(customerPasswords.customerId, anna.id))
  return stored
}

const oldHash = (await storedPassword())!.hash

beforeEach(async () => {
  const { db } = shop.database
  const tables = [sessions, signInFailures, codeTries, passwordCodes, passwordTokens, rateHits, outbox]
  for (const table of tables) await db.delete(table)
  await db.update(customers).set({ blockedAt: null, erasedAt: null })
  await db.update(companies).set({ approvedAt: world.base })
  await db
    .insert(customerPasswords)
    .values({ customerId: anna.id, hash: oldHash, changedAt: world.base })
    .onConflictDoUpdate({ target: customerPasswords.customerId, set: { hash: oldHash } })
})

function request(identifier: string = anna.email, address?: string) {
  const client = shop.client(undefined, { address })
  return unwrap(client.POST('/auth/customer/emailpass/reset-password', { body: { identifier } }))
}

const verify = (email: string, code: string, address?: string) =>
  unwrap(shop.client(undefined, { address }).POST('/auth/customer/otp/verify', { body: { email, code } }))

const choose = (token: string, password: string = newPassword) =>
  unwrap(shop.client(token).POST('/auth/customer/emailpass/update', { body: { password } }))

const signIn = (password: string, email: string = anna.email) =>
  unwrap(shop.client().POST('/auth/customer/emailpass', { body: { email, password } }))

const me = (token: string) => unwrap(shop.client(token).GET('/store/customers/me'))

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return error
}

const mailsTo = (email: string) =>
  shop.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'password_code'), eq(outbox.recipient, email)))
    .orderBy(desc(outbox.id))

/** Returns the code in the last e-mail to a recipient. */
async function codeOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  const [code] = /\b\d{5}\b/.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`No code was sent to ${email}.`)
  return code
}

/** Returns a wrong code, a different one for each number. */
const wrong = (code: string, number = 1) => String((Number(code) + number) % 100_000).padStart(5, '0')

async function newCode(email: string = anna.email): Promise<string> {
  await request(email)
  return codeOf(email)
}

async function newToken(): Promise<string> {
  return (await verify(anna.email, await newCode())).token
}

const invalidCode = {
  status: 400,
  code: 'invalid_code',
  message: 'This code does not work. Please check it, or ask for another one.',
  fields: {},
}

describe('asking for a code', () => {
  it('refuses an invalid e-mail address without recording it', async () => {
    for (const identifier of ['nope', 'nope@kiosk', '@kiosk.example', 'a b@kiosk.example']) {
      expect(await refusal(request(identifier))).toMatchObject({
        status: 400,
        fields: { identifier: { code: expect.any(String) } },
      })
    }
    expect(await shop.database.db.select().from(passwordCodes)).toEqual([])
  })

  it('answers the same for known, unknown, blocked, erased and unapproved e-mails, and sends one code', async () => {
    const { db } = shop.database
    const answers = [await request(unknownEmail), await request(' Anna@Kiosk.Example ')]
    await db.update(customers).set({ blockedAt: world.base }).where(eq(customers.id, bjorn.id))
    answers.push(await request(bjorn.email))
    shop.clock.advance(minute)
    await db.update(customers).set({ blockedAt: null, erasedAt: world.base }).where(eq(customers.id, bjorn.id))
    answers.push(await request(bjorn.email))
    shop.clock.advance(minute)
    await db.update(customers).set({ erasedAt: null })
    await db.update(companies).set({ approvedAt: null })
    answers.push(await request(bjorn.email))
    const message = 'If there is an account for this e-mail, a code is on its way.'
    for (const answer of answers) expect(answer).toEqual({ success: true, message, resend_after: 60, expires_in: 600 })
    const sent = await db.select({ to: outbox.recipient, subjectId: outbox.subjectId }).from(outbox)
    expect(sent).toEqual([{ to: anna.email, subjectId: anna.id }])
  })

  it('sends the code to the stored address, not to the typed one that looks the same', async () => {
    const stored = 'ann’a@kiosk.example'
    const store = (email: string) =>
      shop.database.db.update(customers).set({ email }).where(eq(customers.id, world.customers.kiosk.customer.id))
    await store(stored)
    await request("ann'a@kiosk.example")
    expect(await mailsTo(stored)).toHaveLength(1)
    expect(await mailsTo("ann'a@kiosk.example")).toEqual([])
    await store(anna.email)
  })

  it('does the same work for an unknown e-mail as for a known one, and so does trying a code', async () => {
    const queryShapes = async (work: () => Promise<unknown>) =>
      (await shop.statementsOf(work)).map((statement) => statement.slice(0, 50))
    const requested = await queryShapes(() => request(unknownEmail))
    const codes = { known: await newCode(bjorn.email), unknown: '12345' }
    expect(requested.filter((statement) => statement.startsWith('insert into "outbox"'))).toHaveLength(1)
    expect(
      (await queryShapes(() => request(anna.email))).map((statement) => statement.replace('release', 'rollback to')),
    ).toEqual(requested.map((statement) => statement.replace('release', 'rollback to')))
    expect(await queryShapes(() => refusal(verify(bjorn.email, wrong(codes.known))))).toEqual(
      await queryShapes(() => refusal(verify(unknownEmail, codes.unknown))),
    )
  })

  it('sends another code after 60 seconds; before that the response is the same, for known and unknown e-mails', async () => {
    const { db } = shop.database
    for (const email of [anna.email, unknownEmail]) {
      const first = await request(email)
      shop.clock.advance(minute - 1)
      expect(await request(email)).toEqual(first)
      expect(await db.$count(passwordCodes)).toBe(1)
      shop.clock.advance(1)
      expect(await request(email)).toEqual(first)
      expect(await db.$count(passwordCodes)).toBe(2)
      await db.delete(passwordCodes)
    }
    expect(await mailsTo(anna.email)).toHaveLength(2)
  })

  it('sends one code for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => request()))
    expect(await mailsTo(anna.email)).toHaveLength(1)
  })

  it('sends no more than 50 codes in 15 minutes to one network, whatever the e-mail, in the same words', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => request(`person${index}@kiosk.example`, '10.0.0.7')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await shop.database.db.$count(passwordCodes)).toBe(50)
    await request(anna.email, '10.0.0.7')
    expect(await mailsTo(anna.email)).toEqual([])
    await request(anna.email, '10.0.0.8')
    expect(await mailsTo(anna.email)).toHaveLength(1)
  })

  it('stores the code nowhere but in the e-mail', async () => {
    const code = await newCode()
    const rows = await shop.database.db.select().from(passwordCodes)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify({ ...rows[0], codeHash: undefined, id: undefined })).not.toContain(code)
  })

  it('gives each code a different hash', async () => {
    expect(hashCode('key', 'code_1', '12345')).not.toBe(hashCode('key', 'code_2', '12345'))
    expect(hashCode('key', 'code_1', '12345')).not.toBe(hashCode('another key', 'code_1', '12345'))
  })

  it('deletes requests that do not count any more', async () => {
    await request(unknownEmail)
    shop.clock.advance(61 * minute)
    await request(anna.email)
    expect(await shop.database.db.$count(passwordCodes)).toBe(1)
  })
})

describe('a code', () => {
  it('works once', async () => {
    const code = await newCode()
    expect((await verify(' ANNA@kiosk.example', code)).token).toMatch(/^pw_/)
    expect(await refusal(verify(anna.email, code))).toMatchObject({ status: 400, code: 'code_used' })
    expect(await refusal(verify(anna.email, wrong(code)))).toMatchObject(invalidCode)
  })

  it('works once, even in concurrent requests', async () => {
    const code = await newCode()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => verify(anna.email, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('works for 10 minutes', async () => {
    const code = await newCode()
    shop.clock.advance(10 * minute - 1)
    await verify(anna.email, code)
    const next = await newCode()
    shop.clock.advance(10 * minute)
    expect(await refusal(verify(anna.email, next))).toMatchObject({ status: 400, code: 'code_expired' })
    expect(await refusal(verify(anna.email, wrong(next)))).toMatchObject(invalidCode)
  })

  it('works until it expires, even if another one is sent; using one invalidates both', async () => {
    const code = await newCode()
    shop.clock.advance(9 * minute)
    const next = await newCode()
    await verify(anna.email, code)
    for (const used of [code, next])
      expect(await refusal(verify(anna.email, used))).toMatchObject({ status: 400, code: 'code_used' })
  })

  it('works for its own account only', async () => {
    const code = await newCode()
    shop.clock.advance(minute)
    await request(bjorn.email)
    if ((await codeOf(bjorn.email)) !== code) {
      expect(await refusal(verify(bjorn.email, code))).toMatchObject(invalidCode)
    }
    await verify(anna.email, code)
  })

  it('is refused in the same words for an unknown e-mail, requested or not', async () => {
    expect(await refusal(verify(unknownEmail, '12345'))).toMatchObject(invalidCode)
    await request(unknownEmail)
    expect(await refusal(verify(unknownEmail, '12345'))).toMatchObject(invalidCode)
    expect(await refusal(verify(anna.email, '12345'))).toMatchObject(invalidCode)
  })

  it('is not checked for an address with 50 failures in 15 minutes, including sign-ins', async () => {
    const from = '10.0.0.7'
    const client = shop.client(undefined, { address: from })
    for (let time = 0; time < 20; time += 1) {
      const body = { email: `person${time}@kiosk.example`, password: 'wrong' }
      await refusal(unwrap(client.POST('/auth/customer/emailpass', { body })))
    }
    for (let time = 0; time < 30; time += 1) await refusal(verify(`person${time}@kiosk.example`, '12345', from))
    const code = await newCode()
    expect(await refusal(verify(anna.email, code, from))).toMatchObject({ status: 429, code: 'too_many_attempts' })
    await verify(anna.email, code, '10.0.0.8')
  })

  it('that was mistyped does not lock the sign-in', async () => {
    const code = await newCode()
    for (let time = 1; time <= 12; time += 1) await refusal(verify(anna.email, wrong(code, time)))
    await signIn(oldPassword)
  })
})

describe('choosing a password', () => {
  it('replaces the old one and ends every session', async () => {
    const { token: session } = await signIn(oldPassword)
    const token = await newToken()
    expect(await choose(token)).toEqual({ success: true, message: 'Password changed successfully.' })
    expect(await refusal(me(session))).toMatchObject({ status: 401 })
    expect(await refusal(signIn(oldPassword))).toMatchObject({ status: 401, code: 'invalid_credentials' })
    await me((await signIn(newPassword)).token)
  })

  it('stores it as argon2id, and records the change without the password', async () => {
    const { db } = shop.database
    await choose(await newToken())
    const stored = await storedPassword()
    expect(stored).toMatchObject({ changedAt: shop.clock.now() })
    expect(stored!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [event] = await db.select().from(events).where(eq(events.subjectId, anna.id)).orderBy(desc(events.id))
    expect(event).toMatchObject({ action: 'customer.password_changed', actorId: anna.id, before: null, after: null })
  })

  it('also sets the first one', async () => {
    await shop.database.db.delete(customerPasswords).where(eq(customerPasswords.customerId, anna.id))
    await choose(await newToken())
    await signIn(newPassword)
  })

  it('is possible once with each token, even in concurrent requests', async () => {
    const token = await newToken()
    const choices = Array.from({ length: 4 }, (_, index) => choose(token, `${newPassword} ${index}`))
    const outcomes = await Promise.allSettled(choices)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(choose(token))).toMatchObject({ status: 401, message: 'Unauthorized' })
  })

  it('is possible for 15 minutes', async () => {
    const token = await newToken()
    shop.clock.advance(15 * minute - 1)
    await choose(token)
    const late = await newToken()
    shop.clock.advance(15 * minute)
    expect(await refusal(choose(late))).toMatchObject({ status: 401 })
  })

  it('invalidates all other codes and tokens, and requests still count', async () => {
    const first = await newToken()
    shop.clock.advance(minute)
    const second = await newToken()
    shop.clock.advance(minute)
    const code = await newCode()
    await choose(first)
    expect(await refusal(choose(second))).toMatchObject({ status: 401 })
    expect(await refusal(verify(anna.email, code))).toMatchObject({ status: 400, code: 'code_used' })
    await request()
    expect(await mailsTo(anna.email)).toHaveLength(3)
  })

  it('resets the failure limit', async () => {
    for (let time = 0; time < 10; time += 1) await refusal(signIn('wrong'))
    expect(await refusal(signIn(oldPassword))).toMatchObject({ status: 429 })
    await choose(await newToken())
    await signIn(newPassword)
  })

  it('requires its own token: none, an unknown one and a session’s are refused before the body is read', async () => {
    const { token: session } = await signIn(oldPassword)
    for (const authorization of [undefined, 'Bearer pw_unknown', `Bearer ${session}`]) {
      const headers = authorization ? { authorization } : {}
      const url = '/auth/customer/emailpass/update'
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload: {} })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ type: 'unauthorized', message: 'Unauthorized' })
    }
    await me(session)
  })

  it('starts no session: its token is valid for nothing else', async () => {
    expect(await refusal(me(await newToken()))).toMatchObject({ status: 401 })
  })

  it('stores no readable token', async () => {
    const token = await newToken()
    const rows = await shop.database.db.select().from(passwordTokens)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('refuses a weak password, and the token stays valid', async () => {
    const token = await newToken()
    for (const password of ['1234567890', anna.email, 'Kiosk & Co AB']) {
      expect(await refusal(choose(token, password))).toMatchObject({
        status: 400,
        code: 'weak_password',
        fields: { password: { code: 'weak_password' } },
      })
    }
    expect(await refusal(choose(token, 'too short'))).toMatchObject({ status: 400, code: 'invalid_request' })
    await choose(token)
  })

  it('is refused to customers who were blocked or lost approval in the meantime', async () => {
    const { db } = shop.database
    const token = await newToken()
    await db.update(customers).set({ blockedAt: world.base }).where(eq(customers.id, anna.id))
    expect(await refusal(choose(token))).toMatchObject({ status: 401 })
    await db.update(customers).set({ blockedAt: null })
    await db.update(companies).set({ approvedAt: null })
    expect(await refusal(choose(token))).toMatchObject({ status: 401 })
  })
})
