import { ApiError, unwrap } from '@skafferi/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../../platform/db/schema'
import { shopOfFile, testConfig, world } from '../../../testing/shop'

const minute = 60 * 1000
const hour = 60 * minute
const { customer: anna, password } = world.customers.kiosk
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`

const shop = await shopOfFile()
const { db } = shop.database

beforeEach(() => db.delete(sessions))

/** Signs in with a device; returns the token. */
async function signInWith(userAgent?: string, remember = false): Promise<string> {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent }
  const payload = { email: anna.email, password, remember }
  return (await shop.app.inject({ method: 'POST', url: '/auth/customer/emailpass', payload, headers })).json().token
}

const list = async (token: string) => (await unwrap(shop.client(token).GET('/store/auth/sessions'))).sessions
const end = async (token: string, id: string) =>
  (await unwrap(shop.client(token).DELETE('/store/auth/sessions/{id}', { params: { path: { id } } }))).sessions
const endOthers = async (token: string) => (await unwrap(shop.client(token).DELETE('/store/auth/sessions'))).sessions
const me = (token: string) => unwrap(shop.client(token).GET('/store/customers/me'))
const ended = { status: 401 }
const sessionNotFound = { status: 404, code: 'session_not_found' }

describe('the list of sign-ins', () => {
  it('contains device, start and last use: the current one first, then by last use', async () => {
    const startedAt = shop.clock.now().toISOString()
    const [phone, desk] = [await signInWith(iPhone), await signInWith(firefox)]
    shop.clock.advance(2 * hour)
    const [program, used] = [await signInWith(), shop.clock.now().toISOString()]
    shop.clock.advance(minute)
    await me(phone)
    const rows = await list(desk)
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      {
        browser: 'Firefox',
        system: 'Windows',
        started_at: startedAt,
        last_used_at: shop.clock.now().toISOString(),
        current: true,
      },
      {
        browser: 'Safari',
        system: 'iPhone',
        started_at: startedAt,
        last_used_at: shop.clock.now().toISOString(),
        current: false,
      },
      { browser: null, system: null, started_at: used, last_used_at: used, current: false },
    ])
    expect((await list(program)).map(({ current }) => current)).toEqual([true, false, false])
  })

  it('contains neither tokens nor their hashes nor network addresses', async () => {
    const token = await signInWith(firefox)
    const text = JSON.stringify(await list(token))
    const [row] = await db.select().from(sessions)
    for (const secret of [token, row!.tokenHash, '127.0.0.1', 'Mozilla']) expect(text).not.toContain(secret)
  })

  it('recognizes a session after its token was refreshed', async () => {
    const token = await signInWith(firefox)
    const [before] = await list(token)
    shop.clock.advance(hour)
    const { token: refreshed } = await unwrap(shop.client(token).POST('/auth/token/refresh'))
    expect(await list(refreshed)).toEqual([{ ...before, last_used_at: shop.clock.now().toISOString() }])
  })

  it('omits ended sign-ins and other customers', async () => {
    const remembered = await signInWith(firefox, true)
    await signInWith(iPhone)
    await shop.signIn('grocer')
    shop.clock.advance(12 * hour)
    expect(await list(remembered)).toMatchObject([{ browser: 'Firefox' }])
  })

  it('records a use once an hour, so that most requests write nothing', async () => {
    const token = await signInWith(firefox)
    shop.clock.advance(hour - 1)
    const writes = (statements: string[]) => statements.filter((statement) => /^update/i.test(statement))
    expect(writes(await shop.statementsOf(() => me(token)))).toEqual([])
    shop.clock.advance(1)
    expect(writes(await shop.statementsOf(() => me(token)))).toHaveLength(1)
    expect(writes(await shop.statementsOf(() => me(token)))).toEqual([])
  })
})

describe('ending a session from another one', () => {
  it('refuses its next request, and returns the remaining ones', async () => {
    const [laptop, phone] = [await signInWith(firefox), await signInWith(iPhone)]
    const other = (await list(laptop)).find(({ current }) => !current)!
    expect(await end(laptop, other.id)).toMatchObject([{ browser: 'Firefox', current: true }])
    await expect(me(phone)).rejects.toMatchObject(ended)
    await me(laptop)
  })

  it('is not found the second time', async () => {
    const [laptop] = [await signInWith(firefox), await signInWith(iPhone)]
    const other = (await list(laptop)).find(({ current }) => !current)!
    await end(laptop, other.id)
    await expect(end(laptop, other.id)).rejects.toMatchObject(sessionNotFound)
  })

  it('is not found if it has expired', async () => {
    await signInWith(iPhone)
    const laptop = await signInWith(firefox, true)
    const other = (await list(laptop)).find(({ current }) => !current)!
    shop.clock.advance(12 * hour)
    await expect(end(laptop, other.id)).rejects.toMatchObject(sessionNotFound)
  })

  it('is not found if it belongs to another customer', async () => {
    const [laptop, otherCustomer] = [await signInWith(firefox), await shop.signIn('grocer')]
    const [session] = await list(otherCustomer)
    const error = await end(laptop, session!.id).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(sessionNotFound)
    await me(otherCustomer)
  })

  it('may end the current one, which signs out and removes the cookies', async () => {
    const signedIn = await shop.app.inject({
      method: 'POST',
      url: '/auth/customer/emailpass',
      payload: { email: anna.email, password },
    })
    const [{ id } = { id: '' }] = await list(signedIn.json().token)
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const headers = { cookie, origin: testConfig.publicUrl, 'x-publishable-api-key': 'pk_demo' }
    const answer = await shop.app.inject({ method: 'DELETE', url: `/store/auth/sessions/${id}`, headers })
    expect([answer.statusCode, answer.json()]).toEqual([200, { sessions: [] }])
    expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['skafferi_session', 0],
      ['skafferi_user', 0],
    ])
  })
})

it('everywhere else keeps the current session', async () => {
  const [laptop, phone, program, otherCustomer] = [
    await signInWith(firefox),
    await signInWith(iPhone),
    await signInWith(),
    await shop.signIn('grocer'),
  ]
  expect(await endOthers(laptop)).toMatchObject([{ current: true }])
  await me(laptop)
  for (const token of [phone, program]) await expect(me(token)).rejects.toMatchObject(ended)
  await me(otherCustomer)
  expect(await endOthers(laptop)).toHaveLength(1)
})

it('does not let it survive a concurrent refresh', async () => {
  const [laptop, phone] = [await signInWith(firefox), await signInWith(iPhone)]
  await endOthers(laptop)
  await expect(unwrap(shop.client(phone).POST('/auth/token/refresh'))).rejects.toMatchObject(ended)
})
