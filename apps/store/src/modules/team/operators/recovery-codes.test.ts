import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  events,
  operatorInvites,
  operatorRecoveryCodes,
  operators,
  operatorSessions,
  outbox,
  signInFailures,
} from '../../../platform/db/schema'
import { adminClient, codeAt, sendAdmin, type TestOperator } from '../../../testing/operators'
import { openShop, shopOfFile, testConfig } from '../../../testing/shop'
import { createTeam } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const team = createTeam(shop.context)
const password = 'a long sentence nobody guesses'
const refused = { type: 'unauthorized', code: 'invalid_credentials' }
const minute = 60 * 1000
const now = () => shop.clock.now()

beforeEach(async () => {
  await db.delete(events)
  await db.delete(outbox)
  await db.delete(operatorInvites)
  await db.delete(operatorSessions)
  await db.delete(operators)
  await db.delete(signInFailures)
})

interface Account extends Pick<TestOperator, 'client' | 'token'> {
  email: string
  /** The authenticator's secret. */
  secret: string
  codes: string[]
}

/** Accepts a link; returns the account with its recovery codes. */
async function accept(url: string, email: string, person: object = {}): Promise<Account> {
  const bearer = url.slice(url.indexOf('#') + 1)
  const { authenticator } = await unwrap(adminClient(shop, { bearer }).GET('/admin/invites/accept'))
  const body = { password, code: codeAt(authenticator.secret, now()), ...person }
  const answer = await sendAdmin(shop, 'acceptInvite', { body }, { bearer })
  // Move on to the next code of the authenticator.
  shop.clock.advance(minute)
  const token = answer.cookies[0]!.value
  const codes = answer.json().recovery_codes
  return { email, secret: authenticator.secret, codes, token, client: adminClient(shop, { token }) }
}

async function addOperator(name: string): Promise<Account> {
  const email = `${name.toLowerCase()}@skafferi.example`
  return accept((await team.invite({ email, name, role: 'orders' })).url, email)
}

const renewed = async ({ email }: Account) => accept((await team.renew(email)).url, email)

const signIn = ({ email }: Pick<Account, 'email'>, recovery_code: string | undefined, part: object = {}) =>
  sendAdmin(shop, 'signIn', { body: { email, password, recovery_code, ...part } })

const statusOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).statusCode

const countLeft = async ({ client }: Account) => (await unwrap(client.GET('/admin/session/recovery-codes'))).left

const renewCodes = ({ token }: Account, body: object) => sendAdmin(shop, 'renewRecoveryCodes', { body }, { token })

describe('recovery codes', () => {
  it('are ten different ones of ten characters without look-alikes, returned when the authenticator is set up', async () => {
    const { codes, ...maja } = await addOperator('Maja')
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
    expect(await countLeft({ codes, ...maja })).toBe(10)
  })

  it('are stored only as hashes', async () => {
    const { codes } = await addOperator('Maja')
    const stored = JSON.stringify(await db.select().from(operatorRecoveryCodes))
    for (const code of codes) for (const text of [code, code.replace('-', '')]) expect(stored).not.toContain(text)
  })

  it('each sign in once in place of the six digits, until all are used', async () => {
    const maja = await addOperator('Maja')
    for (const [index, code] of maja.codes.entries()) {
      shop.clock.advance(15 * minute)
      expect((await signIn(maja, code)).json()).toMatchObject({ operator: { email: maja.email } })
      const replayed = await signIn(maja, code)
      expect([replayed.statusCode, replayed.json()]).toEqual([401, expect.objectContaining(refused)])
      expect(await countLeft(maja)).toBe(9 - index)
    }
    expect(await statusOf(maja, undefined, { code: codeAt(maja.secret, now()) })).toBe(200)
  })

  it('are accepted in any case, with and without the hyphen, and with invisible characters', async () => {
    const maja = await addOperator('Maja')
    const [a, b, c, d] = maja.codes as [string, string, string, string]
    const typed = [a.toLowerCase(), b.replace('-', ''), ` ${c.replace('-', '\u2011')}\u200b\n`, d.replace('-', ' - ')]
    for (const code of typed) expect(await statusOf(maja, code)).toBe(200)
  })

  it('are not used up by a wrong password, or if the digits are given as well', async () => {
    const maja = await addOperator('Maja')
    const code = maja.codes[0]!
    expect(await statusOf(maja, code, { password: 'another sentence' })).toBe(401)
    expect(await statusOf(maja, code, { code: '000000' })).toBe(401)
    expect(await statusOf(maja, code, { code: codeAt(maja.secret, now()) })).toBe(200)
    expect(await statusOf(maja, code)).toBe(200)
  })

  it('sign in nobody else', async () => {
    const [maja, johan] = [await addOperator('Maja'), await addOperator('Johan')]
    const answer = await signIn(johan, maja.codes[0])
    expect([answer.statusCode, answer.json()]).toEqual([401, expect.objectContaining(refused)])
    expect([await countLeft(maja), await countLeft(johan)]).toEqual([10, 10])
  })

  it('do not sign in a deactivated operator', async () => {
    const maja = await addOperator('Maja')
    await db.update(operators).set({ disabledAt: now() })
    expect((await signIn(maja, maja.codes[0])).json()).toMatchObject(refused)
  })

  it('sign in once if two stores get the same code at once', async () => {
    const maja = await addOperator('Maja')
    const other = await openShop({ database: shop.database, now })
    const body = { email: maja.email, password, recovery_code: maja.codes[0] }
    const answers = await Promise.all(
      [shop, other, shop, other].map((each) =>
        sendAdmin(each, 'signIn', { body }).then(({ statusCode }) => statusCode),
      ),
    )
    expect(answers.sort()).toEqual([200, 401, 401, 401])
    expect(await countLeft(maja)).toBe(9)
    expect(await db.select().from(outbox)).toHaveLength(1)
    await other.close()
  })

  it('count like wrong digits: after ten wrong ones of an account from anywhere, the correct one is refused', async () => {
    const maja = await addOperator('Maja')
    for (let time = 0; time < 9; time += 1) await signIn(maja, 'AAAAA-AAAAA')
    await signIn(maja, undefined, { code: '000000' })
    expect((await signIn(maja, maja.codes[0])).json()).toMatchObject(refused)
    shop.clock.advance(15 * minute)
    expect(await statusOf(maja, maja.codes[0])).toBe(200)
  })

  it('are refused after 100 consecutive wrong codes, and a correct one ends the count', async () => {
    const maja = await addOperator('Maja')
    await db.update(operators).set({ wrongCodes: 99 })
    expect(await statusOf(maja, maja.codes[0])).toBe(200)
    expect((await db.select().from(operators))[0]).toMatchObject({ wrongCodes: 0 })
    await db.update(operators).set({ wrongCodes: 100 })
    expect(await statusOf(maja, maja.codes[1])).toBe(401)
  })

  it('are recorded and told to their owner by e-mail when they are used', async () => {
    const maja = await addOperator('Maja')
    await signIn(maja, maja.codes[0])
    const [operator] = await db.select().from(operators)
    const [entry] = await db.select().from(events).where(eq(events.action, 'operator.recovery_code_used'))
    expect(entry).toMatchObject({ operatorId: operator!.id, subjectId: operator!.id })
    const [mail] = await db.select().from(outbox)
    expect(mail).toMatchObject({ kind: 'recovery_code_used', recipient: maja.email })
    expect(JSON.stringify(mail)).not.toContain(maja.codes[0])
  })

  it('end when the operator sets up a new authenticator', async () => {
    const maja = await addOperator('Maja')
    const again = await renewed(maja)
    expect(await statusOf(maja, maja.codes[0])).toBe(401)
    expect(await statusOf(maja, again.codes[0])).toBe(200)
  })
})

describe('making new recovery codes', () => {
  it('takes the password or a current code, ends the earlier ones, and is recorded', async () => {
    const maja = await addOperator('Maja')
    await signIn(maja, maja.codes[0])
    const byPassword: string[] = (await renewCodes(maja, { password })).json().recovery_codes
    expect(await countLeft(maja)).toBe(10)
    expect(await statusOf(maja, maja.codes[1])).toBe(401)
    const code = codeAt(maja.secret, now())
    const byCode: string[] = (await renewCodes(maja, { code })).json().recovery_codes
    expect((await renewCodes(maja, { code })).json()).toMatchObject({ code: 'identity_not_confirmed' })
    expect(await statusOf(maja, byPassword[0])).toBe(401)
    expect(await statusOf(maja, byCode[0])).toBe(200)
    expect(await db.select().from(events).where(eq(events.action, 'operator.recovery_codes_renewed'))).toHaveLength(2)
  })

  it('with a wrong password or code changes nothing, keeps the session, and counts like failed sign-ins', async () => {
    const maja = await addOperator('Maja')
    for (const body of [{ password: 'another sentence' }, { code: '000000' }]) {
      const answer = await renewCodes(maja, body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'identity_not_confirmed'])
    }
    expect((await renewCodes(maja, {})).statusCode).toBe(400)
    expect(await statusOf(maja, maja.codes[0])).toBe(200)
    const from = { method: 'POST', url: '/admin/session/recovery-codes', remoteAddress: '203.0.113.7' } as const
    const headers = { origin: testConfig.publicUrl, cookie: `skafferi_operator=${maja.token}` }
    const tried = (given: string) => shop.app.inject({ ...from, headers, payload: { password: given } })
    for (let time = 0; time < 10; time += 1) await tried('another sentence')
    expect((await tried(password)).statusCode).toBe(429)
    expect((await renewCodes(maja, { password })).statusCode).toBe(200)
  })

  it('in two tabs at once leaves one set of ten', async () => {
    const maja = await addOperator('Maja')
    const answers = await Promise.all([1, 2].map(() => renewCodes(maja, { password })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await countLeft(maja)).toBe(10)
    const valid = await Promise.all(answers.map((answer) => statusOf(maja, answer.json().recovery_codes[0])))
    expect(valid.sort()).toEqual([200, 401])
  })

  it('is refused if the session has ended', async () => {
    const maja = await addOperator('Maja')
    await db.delete(operatorSessions)
    expect((await renewCodes(maja, { password })).statusCode).toBe(401)
    expect(await statusOf(maja, maja.codes[0])).toBe(200)
  })
})
