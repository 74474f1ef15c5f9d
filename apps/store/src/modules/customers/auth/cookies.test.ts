import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { customers, sessions, signInFailures } from '../../../platform/db/schema'
import { endpoints } from '../../../platform/http/contract'
import { openShop, shopOfFile, testConfig, world, type TestShop } from '../../../testing/shop'
import { sha256 } from './tokens'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const { customer: anna, password } = world.customers.kiosk
const { customer: bjorn } = world.customers.grocer
const origin = testConfig.publicUrl
const key = { 'x-publishable-api-key': 'pk_demo' }
const crossSite = { type: 'not_allowed', code: 'cross_site' }

const shop = await shopOfFile()

beforeEach(async () => {
  const { db } = shop.database
  await db.delete(sessions)
  await db.delete(signInFailures)
  await db.update(customers).set({ blockedAt: null })
})

type Answer = Awaited<ReturnType<typeof shop.app.inject>>
/** Headers of a request; undefined omits a default one. */
type Headers = Record<string, string | undefined>

/** Returns the session cookies of a response, without the device cookie. */
const ofSession = ({ cookies }: Answer) => cookies.filter(({ name }) => !name.endsWith('skafferi_device'))

/** A browser with session cookies and the `Origin` of its page. */
function openBrowser(to: TestShop = shop, page = origin) {
  const jar = new Map<string, string>()
  const store = (answer: Answer) => {
    for (const { name, value, maxAge } of ofSession(answer)) {
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const call = async (
    method: string,
    url: string,
    { payload, headers = {} }: { payload?: unknown; headers?: Headers } = {},
  ) => {
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ')
    const all = { ...key, ...(method !== 'GET' && { origin: page }), cookie, ...headers }
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    return store(await to.app.inject({ method: method as 'GET', url, payload: payload as object, headers: sent }))
  }
  return {
    jar,
    call,
    get: (url: string, headers?: Headers) => call('GET', url, { headers }),
    signIn: (remember = false) =>
      call('POST', '/auth/customer/emailpass', { payload: { email: anna.email, password, remember } }),
    me: () => call('GET', '/store/customers/me'),
    /** Deletes the cookie that scripts can delete. */
    removeRecord: () => jar.delete('skafferi_user'),
  }
}

async function signedIn(remember = false) {
  const browser = openBrowser()
  await browser.signIn(remember)
  return browser
}

/** The customer's e-mail and an identifier of the session. */
const record = new RegExp(`^\\{"email":"${anna.email}","session":"[\\w-]{8}"\\}$`)

const attributesOf = (answer: Answer, name: string) => answer.cookies.find((cookie) => cookie.name === name)
const clearedCookies = ['skafferi_session', 'skafferi_user'].map((name) =>
  expect.objectContaining({ name, value: '', maxAge: 0 }),
)

describe('signing in', () => {
  it('sets an HttpOnly cookie and a readable one with the e-mail, until the browser is closed', async () => {
    const answer = await openBrowser().signIn()
    const { token } = answer.json<{ token: string }>()
    expect(ofSession(answer)).toEqual([
      { name: 'skafferi_session', value: token, path: '/', httpOnly: true, sameSite: 'Lax' },
      { name: 'skafferi_user', value: expect.stringMatching(record), path: '/', sameSite: 'Lax' },
    ])
    expect(await shop.database.db.select({ hash: sessions.tokenHash }).from(sessions)).toEqual([
      { hash: sha256(token) },
    ])
  })

  it('again changes the readable cookie, even for the same customer; extending does not', async () => {
    const browser = await signedIn()
    const first = browser.jar.get('skafferi_user')
    shop.clock.advance(2 * hour)
    expect(attributesOf(await browser.me(), 'skafferi_user')?.value).toBe(first)
    await browser.signIn()
    expect(browser.jar.get('skafferi_user')).not.toBe(first)
  })

  it('keeps both for 30 days with "remember me"', async () => {
    const cookies = ofSession(await openBrowser().signIn(true))
    expect(cookies.map(({ maxAge }) => maxAge)).toEqual([30 * 24 * 3600, 30 * 24 * 3600])
  })

  it('binds both to host and https if the public address is https', async () => {
    const secure = await openShop({ config: { ...testConfig, publicUrl: 'https://shop.example' } })
    const browser = openBrowser(secure, 'https://shop.example')
    const { cookies } = await browser.signIn()
    expect(cookies.map(({ name, secure: isSecure }) => [name, isSecure])).toEqual([
      ['__Host-skafferi_session', true],
      ['__Host-skafferi_user', true],
      ['__Host-skafferi_device', true],
    ])
    expect((await browser.me()).json().customer.email).toBe(anna.email)
    await secure.close()
  })

  it('is refused from a page of another site (login CSRF)', async () => {
    const browser = openBrowser(shop, 'https://evil.example')
    const answer = await browser.signIn()
    expect([answer.statusCode, answer.cookies]).toEqual([403, []])
    expect(answer.json()).toMatchObject(crossSite)
    expect(await shop.database.db.$count(sessions)).toBe(0)
  })

  it('that is refused sets no cookies', async () => {
    const payload = { email: anna.email, password: 'wrong' }
    const answer = await openBrowser().call('POST', '/auth/customer/emailpass', { payload })
    expect([answer.statusCode, answer.cookies]).toEqual([401, []])
  })
})

describe('the session cookie', () => {
  it('identifies the customer', async () => {
    const browser = await signedIn()
    expect((await browser.me()).json().customer).toEqual(anna)
  })

  it('shows a product with its prices', async () => {
    const browser = await signedIn()
    expect((await browser.get(`/store/products/${world.products[0]!.id}`)).json().product.priced).toBe(true)
  })

  it('is ignored if there is a token, even an invalid one', async () => {
    const browser = await signedIn()
    const headers = { authorization: `Bearer ${await shop.signIn('grocer')}` }
    expect((await browser.get('/store/customers/me', headers)).json().customer.email).toBe(bjorn.email)
    const refused = await browser.get('/store/customers/me', { authorization: 'Bearer sk_ended' })
    expect([refused.statusCode, refused.cookies]).toEqual([401, []])
    await browser.me().then(({ statusCode }) => expect(statusCode).toBe(200))
  })

  it('is ignored after a sign-out while the store was unreachable: the next request ends the session', async () => {
    const browser = await signedIn()
    browser.removeRecord()
    const product = await browser.get(`/store/products/${world.products[0]!.id}`)
    expect(product.json().product.priced).toBe(false)
    expect(product.cookies).toEqual(clearedCookies)
    expect([...browser.jar]).toEqual([])
    expect(await shop.database.db.$count(sessions)).toBe(0)
    expect((await browser.me()).statusCode).toBe(401)
  })

  it('does not give scripts a token', async () => {
    const browser = await signedIn()
    expect((await browser.call('POST', '/auth/token/refresh')).statusCode).toBe(401)
  })

  it('is accepted wherever a token is, except for refreshing', () => {
    const [withToken, withCookie] = ['customerToken', 'customerCookie'].map((scheme) =>
      endpoints
        .filter(({ operation }) => operation.security.some((schemes) => scheme in schemes))
        .map(({ operation }) => operation.operationId)
        .sort(),
    )
    expect(withCookie).toEqual(withToken!.filter((name) => name !== 'refreshToken'))
  })
})

describe('a write with the session cookie', () => {
  const writing = endpoints.filter(
    ({ method, operation }) => method !== 'GET' && operation.security.some((schemes) => 'customerCookie' in schemes),
  )
  const add = (browser: ReturnType<typeof openBrowser>, headers: Headers, payload: unknown = { items: [] }) =>
    browser.call('POST', '/store/cart/items/add', { headers, payload })

  it.each(writing)(
    '$method $path is refused from another site before its body is read, and the contract says so',
    async (endpoint) => {
      const { method, path, operation } = endpoint
      const browser = await signedIn()
      const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
      const answer = await browser.call(method, path.replace('{id}', 'x'), { headers, payload: 'not even JSON' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject(crossSite)
      expect(operation.responses).toHaveProperty('403')
      expect((await browser.me()).statusCode).toBe(200)
    },
  )

  it.each([
    ['another site, as a form sends it', { origin: 'https://evil.example', 'x-publishable-api-key': undefined }],
    ['a page that hides where it is', { origin: 'null' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: undefined }],
  ])('is refused from %s', async (_, headers) => {
    const answer = await add(await signedIn(), headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject(crossSite)
  })

  it('is refused before its body is read, whatever its size', async () => {
    const answer = await add(await signedIn(), { origin: 'https://evil.example' }, { items: 'x'.repeat(300 * 1024) })
    expect(answer.statusCode).toBe(403)
  })

  it('requires the publishable key, also for sign-out', async () => {
    const browser = await signedIn()
    for (const [method, path] of [
      ['POST', '/store/cart/items/add'],
      ['DELETE', '/auth/session'],
    ] as const) {
      const answer = await browser.call(method, path, { headers: { 'x-publishable-api-key': undefined } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_publishable_key' })
    }
    expect((await browser.me()).statusCode).toBe(200)
  })

  it('is accepted from the shop’s own page', async () => {
    const payload = { product_id: world.products[0]!.id }
    const answer = await (await signedIn()).call('POST', '/store/customer/wishlist/toggle', { payload })
    expect(answer.statusCode).toBe(200)
  })

  it('from another site with a bearer token is accepted: browsers never add it by themselves', async () => {
    const headers = { authorization: `Bearer ${await shop.signIn('kiosk')}`, origin: 'https://partner.example' }
    expect((await add(openBrowser(), headers)).statusCode).toBe(400)
  })
})

describe('a session in use', () => {
  it('is extended at most once an hour, without writes in between', async () => {
    const browser = await signedIn()
    shop.clock.advance(hour - 1)
    const statements = await shop.statementsOf(async () => expect((await browser.me()).cookies).toEqual([]))
    expect(statements.filter((statement) => /^(update|insert|delete)/i.test(statement))).toEqual([])
    shop.clock.advance(1)
    const names = (await browser.me()).cookies.map(({ name, maxAge }) => [name, maxAge])
    expect(names).toEqual([
      ['skafferi_session', undefined],
      ['skafferi_user', undefined],
    ])
    expect((await browser.me()).cookies).toEqual([])
  })

  it('ends 12 hours after its last use; then its cookies are removed', async () => {
    const browser = await signedIn()
    shop.clock.advance(11 * hour)
    await browser.me()
    shop.clock.advance(12 * hour - 2 * minute)
    expect((await browser.me()).statusCode).toBe(200)
    shop.clock.advance(12 * hour - 1)
    expect((await browser.me()).statusCode).toBe(200)
    shop.clock.advance(1)
    const late = await browser.me()
    // The response removes nothing, because a newer session may exist when it arrives.
    expect([late.statusCode, late.cookies]).toEqual([401, []])
    browser.removeRecord()
    expect((await browser.me()).cookies).toEqual(clearedCookies)
    expect([...browser.jar]).toEqual([])
  })

  it('is extended by another 30 days from the second day on with "remember me"', async () => {
    const browser = await signedIn(true)
    shop.clock.advance(day - 1)
    expect((await browser.me()).cookies).toEqual([])
    shop.clock.advance(1)
    expect(attributesOf(await browser.me(), 'skafferi_session')).toMatchObject({
      httpOnly: true,
      maxAge: 30 * 24 * 3600,
    })
    shop.clock.advance(30 * day - 1)
    expect((await browser.me()).statusCode).toBe(200)
  })

  it.each([
    { remember: false, idle: 11 * hour, absolute: 7 * day },
    { remember: true, idle: 29 * day, absolute: 90 * day },
  ])('cannot be extended indefinitely (remembered: $remember)', async ({ remember, idle, absolute }) => {
    const browser = await signedIn(remember)
    let allowedAttempts = 0
    while (allowedAttempts + idle < absolute) {
      shop.clock.advance(idle)
      allowedAttempts += idle
      expect((await browser.me()).statusCode).toBe(200)
    }
    shop.clock.advance(absolute - allowedAttempts)
    expect((await browser.me()).statusCode).toBe(401)
  })

  it('is extended once by concurrent requests', async () => {
    const browser = await signedIn()
    shop.clock.advance(2 * hour)
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.me()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ cookies }) => cookies.length > 0).length).toBe(1)
  })

  it('is not restored after its token was replaced', async () => {
    const browser = await signedIn()
    shop.clock.advance(2 * hour)
    const headers = { authorization: `Bearer ${browser.jar.get('skafferi_session')}` }
    await browser.call('POST', '/auth/token/refresh', { headers })
    shop.clock.advance(30 * 1000)
    expect((await browser.me()).cookies).toEqual([])
    shop.clock.advance(31 * 1000)
    expect((await browser.me()).statusCode).toBe(401)
  })
})

describe('session cookies are removed', () => {
  it('by sign-out, which ends the session', async () => {
    const browser = await signedIn()
    const copiedJar = new Map(browser.jar)
    const answer = await browser.call('DELETE', '/auth/session')
    expect(answer.json()).toEqual({ success: true })
    expect(answer.cookies).toEqual(clearedCookies)
    for (const [name, value] of copiedJar) browser.jar.set(name, value)
    expect((await browser.me()).statusCode).toBe(401)
    expect(await shop.database.db.$count(sessions)).toBe(0)
  })

  it('by sign-out if the page has deleted the readable cookie already', async () => {
    const browser = await signedIn()
    browser.removeRecord()
    const answer = await browser.call('DELETE', '/auth/session')
    expect([answer.statusCode, answer.cookies]).toEqual([200, clearedCookies])
    expect(await shop.database.db.$count(sessions)).toBe(0)
  })

  it('by the request after the one that was refused because of a block, even if visitors are allowed', async () => {
    const browser = await signedIn()
    await shop.database.db.update(customers).set({ blockedAt: world.base }).where(eq(customers.id, anna.id))
    const answer = await browser.get(`/store/products/${world.products[0]!.id}`)
    expect([answer.statusCode, answer.cookies]).toEqual([401, []])
    browser.removeRecord()
    const next = await browser.get(`/store/products/${world.products[0]!.id}`)
    expect([next.statusCode, next.cookies]).toEqual([200, clearedCookies])
  })

  it('if only the readable cookie is left', async () => {
    const browser = await signedIn()
    browser.jar.delete('skafferi_session')
    expect((await browser.me()).cookies).toEqual(clearedCookies)
  })
})
