import { ApiError, unwrap } from '@skafferi/api'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDuplicateIdentifiers } from '../../../platform/db/duplicate-identifiers'
import { companies, customerPasswords, customers, sessions, signInFailures } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { sha256 } from './tokens'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const { kiosk } = world.companies
const anna = { email: 'anna@kiosk.example', password: 'skafferi-demo-1' }

const shop = await shopOfFile()

beforeEach(async () => {
  const { db } = shop.database
  await db.delete(sessions)
  await db.delete(signInFailures)
  await db.update(companies).set({ approvedAt: world.base })
})

interface Attempt {
  email: string
  password: string
  remember?: boolean
}

async function signIn(body: Attempt, address?: string): Promise<string> {
  const call = shop.client(undefined, { address }).POST('/auth/customer/emailpass', { body })
  return (await unwrap(call)).token
}

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return error
}

const me = (token: string) => unwrap(shop.client(token).GET('/store/customers/me'))

describe('signing in', () => {
  it('returns a token that identifies the customer', async () => {
    const token = await signIn(anna)
    expect((await me(token)).customer).toEqual(world.customers.kiosk.customer)
  })

  it('accepts an e-mail in any case and with white space around it', async () => {
    await expect(signIn({ ...anna, email: ' Anna@Kiosk.Example ' })).resolves.toMatch(/^sk_/)
  })

  it('normalizes an e-mail with invisible characters, but never a password', async () => {
    await expect(signIn({ ...anna, email: '\u202Aanna@kiosk\u200B.example\u202C' })).resolves.toMatch(/^sk_/)
    expect(await refusal(signIn({ ...anna, password: `${anna.password}\u200B` }))).toMatchObject({ status: 401 })
    expect(await refusal(signIn({ ...anna, password: anna.password.replace('-', '\u2011') }))).toMatchObject({
      status: 401,
    })
  })

  it('finds an e-mail that was stored with invisible characters, and prefers the exact spelling', async () => {
    const { db } = shop.database
    const { id } = world.customers.kiosk.customer
    const [other] = await db.select().from(customers).where(ne(customers.id, id)).limit(1)
    const store = (customerId: string, email: string) =>
      db.update(customers).set({ email }).where(eq(customers.id, customerId))
    await store(id, 'anna@kiosk\u200B.example')
    expect((await me(await signIn(anna))).customer).toMatchObject({ id, email: 'anna@kiosk\u200B.example' })
    await store(other!.id, 'anna@kiosk.example')
    expect(await refusal(signIn({ ...anna, password: 'skafferi-demo-x' }))).toMatchObject({ status: 401 })
    expect(await findDuplicateIdentifiers(db)).toEqual([
      { what: 'customer', written: ['anna@kiosk.example', 'anna@kiosk<U+200B>.example'] },
    ])
    await store(other!.id, other!.email)
    await store(id, anna.email)
    expect(await findDuplicateIdentifiers(db)).toEqual([])
  })

  it('refuses an unknown e-mail, a wrong password and an unapproved company in the same words', async () => {
    const { db } = shop.database
    const unknown = await refusal(signIn({ email: 'nobody@kiosk.example', password: anna.password }))
    const wrong = await refusal(signIn({ ...anna, password: 'skafferi-demo-2' }))
    await db.update(companies).set({ approvedAt: null }).where(eq(companies.id, kiosk.id))
    const unapproved = await refusal(signIn(anna))
    for (const { status, code, message, fields } of [unknown, wrong, unapproved]) {
      expect({ status, code, message, fields }).toEqual({
        status: 401,
        code: 'invalid_credentials',
        message: 'Invalid credentials',
        fields: {},
      })
    }
  })

  it('accepts at most 60 characters of either', async () => {
    const long = [
      { ...anna, email: `${'a'.repeat(60)}@kiosk.example` },
      { ...anna, password: 'x'.repeat(61) },
    ]
    for (const attempt of long) {
      expect(await refusal(signIn(attempt))).toMatchObject({ status: 400, code: 'invalid_request' })
    }
  })

  it('takes the same time for an unknown e-mail as for a wrong password', async () => {
    const time = async (attempt: Attempt) => {
      const start = performance.now()
      await refusal(signIn(attempt, '10.0.0.1'))
      return performance.now() - start
    }
    await time({ email: 'first@kiosk.example', password: 'warm up' })
    const unknown: number[] = []
    const wrong: number[] = []
    // Compares minimum times, because load only slows single attempts; more rounds reduce noise.
    const ratio = () => Math.min(...unknown) / Math.min(...wrong)
    for (let round = 0; round < 9 || (round < 100 && (ratio() <= 0.5 || ratio() >= 2)); round += 1) {
      unknown.push(await time({ email: `nobody${round}@kiosk.example`, password: 'wrong' }))
      wrong.push(await time({ ...anna, password: 'wrong' }))
      await shop.database.db.delete(signInFailures)
    }
    expect(ratio()).toBeGreaterThan(0.5)
    expect(ratio()).toBeLessThan(2)
  })

  it('stores neither the password nor the token', async () => {
    const { db } = shop.database
    const token = await signIn(anna)
    const [password] = await db.select().from(customerPasswords).limit(1)
    expect(password?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await db.select({ hash: sessions.tokenHash }).from(sessions)).toEqual([{ hash: sha256(token) }])
  })
})

describe('a session', () => {
  it('ends 12 hours after signing in', async () => {
    const token = await signIn(anna)
    shop.clock.advance(12 * hour - 1000)
    await me(token)
    shop.clock.advance(2000)
    expect(await refusal(me(token))).toMatchObject({ status: 401, message: 'Unauthorized' })
  })

  it('ends 30 days after signing in with "remember me"', async () => {
    const token = await signIn({ ...anna, remember: true })
    shop.clock.advance(30 * day - 1000)
    await me(token)
    shop.clock.advance(2000)
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('continues with a new token, and the old one is valid for another 60 seconds', async () => {
    const old = await signIn(anna)
    shop.clock.advance(11 * hour)
    const { token } = await unwrap(shop.client(old).POST('/auth/token/refresh'))
    expect(token).not.toBe(old)
    shop.clock.advance(59 * 1000)
    await me(old)
    shop.clock.advance(11 * hour)
    await me(token)
    expect(await refusal(me(old))).toMatchObject({ status: 401 })
    // The old or the new token may be stolen, so both are revoked.
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('that expired does not end anything else when it is used', async () => {
    const [old, other] = [await signIn(anna), await signIn({ ...anna, remember: true })]
    shop.clock.advance(13 * hour)
    expect(await refusal(me(old))).toMatchObject({ status: 401 })
    await me(other)
  })

  it.each([
    { remember: false, idle: 11 * hour, absolute: 7 * day },
    { remember: true, idle: 29 * day, absolute: 90 * day },
  ])('cannot be refreshed indefinitely (remembered: $remember)', async ({ remember, idle, absolute }) => {
    let token = await signIn({ ...anna, remember })
    let allowedAttempts = 0
    while (allowedAttempts + idle < absolute) {
      shop.clock.advance(idle)
      allowedAttempts += idle
      token = (await unwrap(shop.client(token).POST('/auth/token/refresh'))).token
    }
    shop.clock.advance(absolute - allowedAttempts - 1)
    await me(token)
    shop.clock.advance(1)
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('ends with all its tokens on sign-out, and no other session does', async () => {
    const other = await signIn(anna)
    const old = await signIn(anna)
    const { token } = await unwrap(shop.client(old).POST('/auth/token/refresh'))
    expect(await unwrap(shop.client(token).DELETE('/auth/session'))).toEqual({ success: true })
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
    expect(await refusal(me(old))).toMatchObject({ status: 401 })
    await me(other)
  })

  it('is ended by sign-out even during a refresh', async () => {
    for (let round = 0; round < 5; round += 1) {
      const old = await signIn(anna)
      const refreshing = Array.from({ length: 3 }, () => unwrap(shop.client(old).POST('/auth/token/refresh')))
      const [, ...refreshed] = await Promise.allSettled([
        unwrap(shop.client(old).DELETE('/auth/session')),
        ...refreshing,
      ])
      const tokens = refreshed.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.token] : []))
      for (const token of [old, ...tokens]) expect(await refusal(me(token))).toMatchObject({ status: 401 })
    }
    expect(await shop.database.db.$count(sessions)).toBe(0)
  })

  it('can be refreshed twice with one token, in case a response was lost; a third time ends it', async () => {
    const other = await signIn(anna)
    const old = await signIn(anna)
    const refresh = () => unwrap(shop.client(old).POST('/auth/token/refresh'))
    const tokens = await Promise.all([refresh(), refresh()])
    for (const { token } of tokens) await me(token)
    expect(await refusal(refresh())).toMatchObject({ status: 401 })
    for (const token of [old, ...tokens.map((answer) => answer.token)])
      expect(await refusal(me(token))).toMatchObject({ status: 401 })
    await me(other)
  })

  it('ends by a replaced token that is used later, also where its owner has signed in elsewhere meanwhile', async () => {
    const old = await signIn({ ...anna, remember: true })
    const { token } = await unwrap(shop.client(old).POST('/auth/token/refresh'))
    shop.clock.advance(hour)
    const other = await signIn(anna)
    expect(await refusal(me(old))).toMatchObject({ status: 401 })
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
    await me(other)
  })

  it('ends when the company loses its approval', async () => {
    const token = await signIn(anna)
    await shop.database.db.update(companies).set({ approvedAt: null }).where(eq(companies.id, kiosk.id))
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('is deleted after it has ended and its customer signs in again', async () => {
    await signIn(anna)
    shop.clock.advance(13 * hour)
    await signIn(anna)
    expect(await shop.database.db.$count(sessions)).toBe(1)
  })
})

describe('failed attempts', () => {
  const wrong = { ...anna, password: 'wrong' }
  const failed = (times: number, attempt: (index: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: times }, (_, index) => refusal(attempt(index))))

  it('of one account are refused after 10 in 15 minutes, from any address, even with the correct password', async () => {
    const errors = await failed(10, (index) => signIn(wrong, `10.0.0.${index}`))
    expect(errors.map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(await refusal(signIn(anna, '10.0.1.1'))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many tries. Please wait 15 minutes.',
    })
    await signIn({ email: 'bjorn@grocer.example', password: 'skafferi-demo-2' }, '10.0.1.1')
  })

  it('are told how long to wait, and are allowed afterwards', async () => {
    await failed(5, () => signIn(wrong))
    shop.clock.advance(10 * minute)
    await failed(5, () => signIn(wrong))
    const answer = await shop.app.inject({ method: 'POST', url: '/auth/customer/emailpass', payload: anna })
    expect(answer.headers['retry-after']).toBe(String(5 * 60))
    shop.clock.advance(5 * minute)
    await signIn(anna)
  })

  it('from one address are refused after 50, for any account', async () => {
    await failed(50, (index) => signIn({ email: `person${index}@kiosk.example`, password: 'wrong' }, '10.0.0.7'))
    expect(await refusal(signIn(anna, '10.0.0.7'))).toMatchObject({ status: 429 })
    await signIn(anna, '10.0.0.8')
  })

  it('count, unlike successful ones', async () => {
    await Promise.all(Array.from({ length: 12 }, () => signIn(anna)))
    await failed(9, () => signIn(wrong))
    await signIn(anna)
  })

  it('that arrive at once exceed the limit by at most the number of concurrent hashes', async () => {
    const errors = await failed(40, () => signIn(wrong))
    expect(errors.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10 + 3)
  })
})
