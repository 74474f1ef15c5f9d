import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  codeRuns,
  codeTries,
  customerPasswords,
  customers,
  outbox,
  passwordCodes,
  passwordTokens,
  sessions,
  signInFailures,
} from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { createPasswordLinkOperator } from '../companies'
import { tryLimits } from './code-tries'

const minute = 60 * 1000
const hour = 60 * minute
const { customer: anna, password } = world.customers.kiosk
const unknownEmail = 'nobody@kiosk.example'
const shop = await shopOfFile()
const isAnnas = eq(customerPasswords.customerId, anna.id)
const [annas] = await shop.database.db.select().from(customerPasswords).where(isAnnas)

beforeEach(async () => {
  await shop.database.db.update(customerPasswords).set({ hash: annas!.hash }).where(isAnnas)
  for (const table of [sessions, signInFailures, codeRuns, codeTries, passwordCodes, passwordTokens, outbox])
    await shop.database.db.delete(table)
  shop.clock.advance(25 * hour)
})

/** A browser with the device cookie. */
function openBrowser(address = '192.0.2.7') {
  let cookie: string | undefined
  const send = async (url: string, payload: object) => {
    const headers = cookie === undefined ? {} : { cookie: `skafferi_device=${cookie}` }
    const answer = await shop.app.inject({ method: 'POST', url, payload, headers, remoteAddress: address })
    cookie = answer.cookies.find(({ name }) => name === 'skafferi_device')?.value ?? cookie
    return answer
  }
  return {
    kept: () => cookie,
    keep: (value: string) => void (cookie = value),
    ask: (email: string = anna.email) => send('/auth/customer/emailpass/reset-password', { identifier: email }),
    verify: (code: string, email: string = anna.email) => send('/auth/customer/otp/verify', { email, code }),
    signIn: (tried = password) => send('/auth/customer/emailpass', { email: anna.email, password: tried }),
  }
}

async function sentCode(browser = openBrowser()): Promise<string> {
  await browser.ask()
  const mails = await shop.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, anna.email))
    .orderBy(desc(outbox.id))
    .limit(5)
  // E-mails of the same millisecond have no order; only one contains a code.
  return mails.flatMap(({ text }) => /\b\d{5}\b/.exec(text) ?? [])[0]!
}

const wrong = (code: string, number = 1) => String((Number(code) + number) % 100_000).padStart(5, '0')

async function tryWrong(browser: ReturnType<typeof openBrowser>, code: string, times: number) {
  for (let time = 1; time <= times; time += 1)
    expect((await browser.verify(wrong(code, time))).json().code).toBe('invalid_code')
}

/** Uses up the daily attempts for an account, from many networks. */
async function useUpAttempts(code: string) {
  for (let network = 0; network < tryLimits.account / tryLimits.device; network += 1) {
    await tryWrong(openBrowser(`198.51.100.${network}`), code, tryLimits.device)
  }
}

describe('a code', () => {
  it('that was requested on one device works on another', async () => {
    const code = await sentCode()
    expect((await openBrowser('203.0.113.9').verify(code)).statusCode).toBe(200)
  })

  it('works at the fifth attempt; after five wrong ones not on this device, but on another', async () => {
    const code = await sentCode()
    const [laptop, phone] = [openBrowser(), openBrowser()]
    await tryWrong(laptop, code, 5)
    const refused = await laptop.verify(code)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'code_tries_used' }])
    await tryWrong(phone, code, 4)
    expect((await phone.verify(code)).statusCode).toBe(200)
  })

  it('can be tried again after it was replaced by another one', async () => {
    const laptop = openBrowser()
    await tryWrong(laptop, await sentCode(), 5)
    shop.clock.advance(minute)
    expect((await laptop.verify(await sentCode())).statusCode).toBe(200)
  })

  it('cannot be tried beyond the network’s limit, with any number of browsers and concurrent requests', async () => {
    const code = await sentCode()
    await Promise.all(Array.from({ length: 40 }, (_, index) => openBrowser().verify(wrong(code, index + 1))))
    expect(await shop.database.db.$count(codeTries)).toBe(tryLimits.network)
    const refused = await openBrowser().verify(code)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)])
    expect(refused.json()).toMatchObject({ code: 'codes_closed', params: { hours: 24 } })
    expect((await openBrowser('192.0.2.8').verify(code)).statusCode).toBe(200)
  })

  it('has the same responses for an unknown account', async () => {
    await openBrowser().ask(unknownEmail)
    const refused = async (email: string) => {
      const browser = openBrowser()
      const answers = []
      for (let time = 0; time < 6; time += 1) answers.push((await browser.verify('12345', email)).json().code)
      return answers
    }
    const expected = [...Array.from({ length: 5 }, () => 'invalid_code'), 'code_tries_used']
    expect(await refused(unknownEmail)).toEqual(expected)
    expect(await refused('never-asked@kiosk.example')).toEqual(expected)
  })

  it('is refused to unknown devices for a day after 25 wrong codes, but never to known ones', async () => {
    const phone = openBrowser()
    await phone.signIn()
    const code = await sentCode()
    await useUpAttempts(code)
    const refused = await openBrowser('203.0.113.9').verify(code)
    expect(refused.json()).toMatchObject({ type: 'rate_limited', code: 'codes_closed' })
    expect((await phone.verify(code)).statusCode).toBe(200)
    shop.clock.advance(24 * hour)
    expect((await openBrowser('203.0.113.9').verify(await sentCode())).statusCode).toBe(200)
  })

  it('is accepted from the owner’s device even if strangers share its address', async () => {
    const phone = openBrowser('192.0.2.1')
    await phone.signIn()
    const code = await sentCode()
    for (let other = 0; other < 50; other += 1)
      await openBrowser('192.0.2.1').verify('12345', `other${other}@kiosk.example`)
    expect((await openBrowser('192.0.2.1').verify(code)).statusCode).toBe(429)
    expect((await phone.verify(code)).statusCode).toBe(200)
  })
})

describe('asking for a code', () => {
  const sent = () =>
    shop.database.db.$count(outbox, and(eq(outbox.kind, 'password_code'), eq(outbox.recipient, anna.email)))

  /** Requests a code repeatedly, a minute apart; returns the number of sent e-mails. */
  async function requestCodes(browser: ReturnType<typeof openBrowser>, times: number): Promise<number> {
    const before = await sent()
    for (let time = 0; time < times; time += 1) {
      expect((await browser.ask()).statusCode).toBe(200)
      shop.clock.advance(minute)
    }
    return (await sent()) - before
  }

  it('sends three codes an hour for unknown devices and five for known ones, counted separately', async () => {
    const phone = openBrowser('192.0.2.1')
    await phone.signIn()
    for (let network = 0; network < 3; network += 1)
      expect(await requestCodes(openBrowser(`198.51.100.${network}`), 1)).toBe(1)
    expect(await requestCodes(openBrowser('198.51.100.9'), 3)).toBe(0)
    expect(await requestCodes(phone, 7)).toBe(5)
    shop.clock.advance(hour - 13 * minute)
    expect(await requestCodes(openBrowser('198.51.100.9'), 1)).toBe(1)
  })

  it('has the same response within and beyond the limits, also for unknown e-mails', async () => {
    const answers = new Set<string>()
    for (const email of [anna.email, unknownEmail]) {
      for (let time = 0; time < 5; time += 1) {
        const answer = await openBrowser().ask(email)
        answers.add(JSON.stringify([answer.statusCode, answer.json(), answer.headers['retry-after']]))
        shop.clock.advance(minute)
      }
    }
    expect(answers.size).toBe(1)
    const requests = await shop.database.db.select().from(passwordCodes)
    expect(requests.filter(({ customerId }) => customerId === null)).toHaveLength(3)
  })

  it('by strangers does not invalidate the owner’s codes, on known and unknown devices', async () => {
    const [phone, other] = [openBrowser('192.0.2.1'), openBrowser('203.0.113.9')]
    await phone.signIn()
    for (const own of [phone, other]) {
      const code = await sentCode(own)
      shop.clock.advance(minute)
      expect(await requestCodes(openBrowser('198.51.100.2'), 5)).toBe(own === phone ? 3 : 2)
      expect((await own.verify(code)).statusCode).toBe(200)
      shop.clock.advance(hour)
    }
  })

  it('has a network limit for unknown devices only', async () => {
    const phone = openBrowser('192.0.2.1')
    await phone.signIn()
    for (let other = 0; other < 50; other += 1) await openBrowser('192.0.2.1').ask(`other${other}@kiosk.example`)
    expect(await requestCodes(openBrowser('192.0.2.1'), 1)).toBe(0)
    expect(await requestCodes(phone, 1)).toBe(1)
  })
})

describe('a hundred wrong codes in a row', () => {
  const days = tryLimits.consecutive / tryLimits.account
  const noticesTo = (email: string) =>
    shop.database.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'codes_ended'), eq(outbox.recipient, email)))

  /** Uses up the daily attempts until the limit of 100 is reached. */
  async function disableCodes(email: string = anna.email) {
    for (let day = 0; day < days; day += 1) {
      if (day > 0) shop.clock.advance(24 * hour)
      for (let network = 0; network < tryLimits.account / tryLimits.device; network += 1) {
        const browser = openBrowser(`198.51.100.${network}`)
        for (let time = 0; time < tryLimits.device; time += 1) {
          expect((await browser.verify('00000', email)).json().code).toBe('invalid_code')
        }
        shop.clock.advance(16 * minute)
      }
    }
    shop.clock.advance(24 * hour)
  }

  /** Chooses a password with a link. */
  const chooseBy = (url: string, chosen: string) => {
    const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')
    const headers = { authorization: `Bearer ${token}` }
    return shop.app.inject({
      method: 'POST',
      url: '/auth/customer/emailpass/update',
      headers,
      payload: { password: chosen },
    })
  }

  it('disable codes on unknown devices permanently, with one e-mail; the password and known devices still work', async () => {
    const phone = openBrowser()
    await phone.signIn()
    await disableCodes()
    const code = await sentCode()
    for (let day = 0; day < 2; day += 1) {
      const refused = await openBrowser('203.0.113.9').verify(code)
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { type: 'not_allowed', code: 'codes_ended' }])
      if (day === 0) shop.clock.advance(minute)
    }
    expect((await openBrowser('203.0.113.9').signIn()).statusCode).toBe(200)
    expect((await phone.verify(code)).statusCode).toBe(200)
    const notices = await noticesTo(anna.email)
    expect(notices).toHaveLength(1)
    expect(notices[0]!.text).toContain('100 wrong codes in a row')
  })

  it('have the same response for an unknown e-mail, without an e-mail', async () => {
    await disableCodes(unknownEmail)
    const refused = await openBrowser('203.0.113.9').verify('12345', unknownEmail)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { type: 'not_allowed', code: 'codes_ended' }])
    expect(await noticesTo(unknownEmail)).toEqual([])
  })

  it('are resolved by a single-use link from the operator, valid for a day; codes work again afterwards', async () => {
    await disableCodes()
    const { makeLink } = createPasswordLinkOperator(shop.context)
    const earlierLink = (await makeLink(anna.email)).url!
    const { url } = await makeLink(anna.id)
    expect((await chooseBy(earlierLink, 'liquorice before lunch')).statusCode).toBe(401)
    expect((await chooseBy(url!, 'liquorice before lunch')).statusCode).toBe(200)
    expect((await chooseBy(url!, 'liquorice after lunch')).statusCode).toBe(401)
    expect((await openBrowser('203.0.113.9').verify(await sentCode())).statusCode).toBe(200)
    const laterLink = (await makeLink(anna.email)).url!
    shop.clock.advance(24 * hour)
    expect((await chooseBy(laterLink, 'liquorice after lunch')).statusCode).toBe(401)
  })

  it('require a link for a customer who can sign in; it is sent by e-mail on request and then not shown', async () => {
    const { makeLink } = createPasswordLinkOperator(shop.context)
    expect(await makeLink(anna.email, { send: true })).toEqual({ id: anna.id, email: anna.email, hours: 24, url: null })
    const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.kind, 'password_link'))
    const [url] = /http\S+\/otp#\S+/.exec(mail!.text)!
    expect((await chooseBy(url, 'liquorice before lunch')).statusCode).toBe(200)
    await expect(makeLink(unknownEmail)).rejects.toMatchObject({ status: 404 })
    const isAnna = eq(customers.id, anna.id)
    await shop.database.db.update(customers).set({ blockedAt: shop.clock.now() }).where(isAnna)
    await expect(makeLink(anna.email)).rejects.toMatchObject({ status: 409, refusal: { code: 'cannot_sign_in' } })
    await shop.database.db.update(customers).set({ blockedAt: null }).where(isAnna)
  })

  it('are reset when the owner chooses a password', async () => {
    const browser = openBrowser()
    await tryWrong(browser, await sentCode(), 4)
    expect(await shop.database.db.$count(codeRuns)).toBe(1)
    const { url } = await createPasswordLinkOperator(shop.context).makeLink(anna.email)
    await chooseBy(url!, 'liquorice before lunch')
    expect(await shop.database.db.$count(codeRuns)).toBe(0)
  })
})

describe('a password', () => {
  it('is accepted on known devices even after other people’s failed attempts', async () => {
    const phone = openBrowser('192.0.2.1')
    await phone.signIn()
    for (let time = 0; time < 10; time += 1)
      expect((await openBrowser('192.0.2.1').signIn('not it')).statusCode).toBe(401)
    expect((await openBrowser('198.51.100.2').signIn()).statusCode).toBe(429)
    expect((await phone.signIn()).statusCode).toBe(200)
  })

  it('can be tried ten times on a known device, too', async () => {
    const phone = openBrowser()
    await phone.signIn()
    for (let time = 0; time < 10; time += 1) expect((await phone.signIn('not it')).statusCode).toBe(401)
    expect((await phone.signIn()).statusCode).toBe(429)
    expect((await openBrowser().signIn()).statusCode).toBe(200)
  })
})

describe('a known device', () => {
  it('is known to an account after a sign-in or a correct code there, and to no other', async () => {
    const browser = openBrowser()
    await browser.signIn()
    const bySignIn = browser.kept()!
    expect(bySignIn.split('.')).toHaveLength(2)
    expect((await browser.verify(await sentCode())).statusCode).toBe(200)
    expect(browser.kept()).toBe(bySignIn)
    await browser.verify('12345', unknownEmail)
    const rows = await shop.database.db.select().from(codeTries)
    expect(rows.map(({ isKnown }) => isKnown)).toEqual([false])
  })

  it('cannot be forged', async () => {
    const browser = openBrowser()
    await browser.verify('12345')
    const id = browser.kept()!
    for (const invented of [`${id}.${'a'.repeat(43)}`, 'a.b', '', 'x'.repeat(5000)]) {
      browser.keep(invented)
      await browser.verify('12345')
    }
    const rows = await shop.database.db.select().from(codeTries)
    expect(rows.map(({ isKnown }) => isKnown)).toEqual(rows.map(() => false))
    expect(JSON.stringify(rows)).not.toContain(id)
  })

  it('remembers the last four accounts, so that the cookie of a shared computer stays small', async () => {
    const browser = openBrowser()
    await browser.signIn()
    const [id] = browser.kept()!.split('.')
    browser.keep([id, 'one', 'two', 'three', 'four', 'five'].join('.'))
    await browser.signIn()
    expect(browser.kept()!.split('.')).toEqual([id, expect.any(String), 'one', 'two', 'three'])
  })
})
