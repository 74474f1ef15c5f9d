import { ApiError, unwrap } from '@skafferi/api'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  customerPasswords,
  events,
  outbox,
  passwordCodes,
  rateHits,
  sessions,
  signInFailures,
} from '../../../platform/db/schema'
import { shopOfFile, testConfig, world } from '../../../testing/shop'

const minute = 60 * 1000
const { customer: anna, password: oldPassword } = world.customers.kiosk
const newPassword = 'liquorice before breakfast'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const wrongPassword = { status: 400, code: 'wrong_password', fields: { current_password: { code: 'wrong' } } }

const shop = await shopOfFile()
const { db } = shop.database
const stored = await db.select().from(customerPasswords)

beforeEach(async () => {
  for (const table of [sessions, signInFailures, passwordCodes, rateHits, outbox, customerPasswords])
    await db.delete(table)
  await db.insert(customerPasswords).values(stored)
})

const signIn = async (password = oldPassword) =>
  (await unwrap(shop.client().POST('/auth/customer/emailpass', { body: { email: anna.email, password } }))).token

const change = (token: string, current_password = oldPassword, new_password = newPassword) =>
  unwrap(shop.client(token).POST('/store/customers/me/password', { body: { current_password, new_password } }))

const me = (token: string) => unwrap(shop.client(token).GET('/store/customers/me'))

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return error
}

const mails = () => db.select().from(outbox).where(eq(outbox.kind, 'password_changed'))

describe('changing the password', () => {
  it('replaces the old password at once, and confirms it', async () => {
    expect(await change(await signIn())).toEqual({ success: true, message: 'Password changed successfully.' })
    await signIn(newPassword)
    expect(await refusal(signIn())).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('ends all other sessions', async () => {
    const [current, other, grocer] = [await signIn(), await signIn(), await shop.signIn('grocer')]
    await change(current)
    expect(await refusal(me(other))).toMatchObject({ status: 401 })
    expect((await me(current)).customer.id).toBe(anna.id)
    await me(grocer)
  })

  it('notifies the customer with time and device, and explains what to do if it was not them', async () => {
    const token = await signIn()
    const payload = { current_password: oldPassword, new_password: newPassword }
    const headers = { authorization: `Bearer ${token}`, 'x-publishable-api-key': 'pk_demo', 'user-agent': firefox }
    await shop.app.inject({ method: 'POST', url: '/store/customers/me/password', payload, headers })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: anna.email, subject: 'Your password was changed', subjectId: anna.id })
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain('Firefox on Windows')
      expect(part).toMatch(/20 Nov 2026, \d\d:\d\d/)
      expect(part).toContain(`${testConfig.publicUrl}/forgot-password`)
      expect(part).not.toContain(newPassword)
    }
  })

  it('is recorded', async () => {
    await change(await signIn())
    const [event] = await db.select().from(events).where(eq(events.subjectId, anna.id)).orderBy(desc(events.id))
    expect(event).toMatchObject({ action: 'customer.password_changed', actorId: anna.id })
  })

  it('invalidates a requested code', async () => {
    const token = await signIn()
    await unwrap(shop.client().POST('/auth/customer/emailpass/reset-password', { body: { identifier: anna.email } }))
    const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'password_code'))
    const [code = ''] = /\b\d{5}\b/.exec(mail!.text) ?? []
    await change(token)
    const verified = unwrap(shop.client().POST('/auth/customer/otp/verify', { body: { email: anna.email, code } }))
    expect(await refusal(verified)).toMatchObject({ code: 'code_used' })
  })
})

describe('a wrong current password', () => {
  it('is refused by its field, and nothing changes', async () => {
    const [current, other] = [await signIn(), await signIn()]
    expect(await refusal(change(current, 'not my password'))).toMatchObject(wrongPassword)
    await me(current)
    await me(other)
    await signIn()
    expect(await mails()).toEqual([])
  })

  it('can be tried ten times in a sign-in; then even the right one is refused, but signing in is possible', async () => {
    const token = await signIn()
    for (let time = 0; time < 10; time += 1) await refusal(change(token, 'not my password'))
    expect(await refusal(change(token))).toMatchObject({ status: 429, code: 'too_many_attempts' })
    await change(await signIn())
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('is not affected by failed sign-ins of strangers, and the change resets their count', async () => {
    const token = await signIn()
    for (let time = 0; time < 10; time += 1) await refusal(signIn('wrong'))
    expect(await refusal(signIn())).toMatchObject({ status: 429 })
    await change(token)
    await signIn(newPassword)
  })
})

describe('a new password', () => {
  it('must meet the same rules as everywhere', async () => {
    const token = await signIn()
    for (const easy of ['1234567890', anna.email, 'Kiosk & Co AB']) {
      const fields = { new_password: { code: 'weak_password' } }
      expect(await refusal(change(token, oldPassword, easy))).toMatchObject({
        status: 400,
        code: 'weak_password',
        fields,
      })
    }
    expect(await refusal(change(token, oldPassword, 'too short'))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    await change(token)
  })
})

describe('repeating the change', () => {
  it('with the same password gets the same response, and sends no second e-mail', async () => {
    const token = await signIn()
    await change(token)
    await change(token)
    expect(await mails()).toHaveLength(1)
    expect(await db.$count(signInFailures)).toBe(0)
  })

  it('with the old password is refused after 15 minutes', async () => {
    const token = await signIn()
    await change(token)
    shop.clock.advance(15 * minute)
    expect(await refusal(change(token))).toMatchObject(wrongPassword)
  })

  it('in two windows at once changes it once', async () => {
    const [current, other] = [await signIn(), await signIn()]
    const outcomes = await Promise.allSettled([change(current), change(other, oldPassword, `${newPassword} too`)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mails()).toHaveLength(1)
  })
})

it('a password chosen with a code leads to an e-mail too, unless it is the first one', async () => {
  const reset = async () => {
    await db.delete(outbox)
    shop.clock.advance(minute)
    await unwrap(shop.client().POST('/auth/customer/emailpass/reset-password', { body: { identifier: anna.email } }))
    const [mail] = await db.select().from(outbox)
    const [code = ''] = /\b\d{5}\b/.exec(mail!.text) ?? []
    const { token } = await unwrap(
      shop.client().POST('/auth/customer/otp/verify', { body: { email: anna.email, code } }),
    )
    await unwrap(shop.client(token).POST('/auth/customer/emailpass/update', { body: { password: newPassword } }))
  }
  const session = await signIn()
  await reset()
  expect(await mails()).toMatchObject([{ recipient: anna.email }])
  expect(await refusal(me(session))).toMatchObject({ status: 401 })
  await db.delete(customerPasswords).where(eq(customerPasswords.customerId, anna.id))
  await reset()
  expect(await mails()).toEqual([])
})
