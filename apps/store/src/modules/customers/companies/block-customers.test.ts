import { ApiError, unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  customers,
  events,
  outbox,
  passwordCodes,
  rateHits,
  sessions,
  signInFailures,
} from '../../../platform/db/schema'
import { StoreError } from '../../../platform/http/errors'
import { shopOfFile, world } from '../../../testing/shop'
import { createCustomersOperator } from './index'

const { customer: anna, password } = world.customers.kiosk
const { customer: bjorn } = world.customers.grocer

const shop = await shopOfFile()
const operator = createCustomersOperator(shop.context)

beforeEach(async () => {
  const { db } = shop.database
  for (const table of [sessions, signInFailures, passwordCodes, rateHits, outbox]) await db.delete(table)
  await db.update(customers).set({ blockedAt: null, erasedAt: null })
})

const signIn = (given = password) =>
  unwrap(shop.client().POST('/auth/customer/emailpass', { body: { email: anna.email, password: given } }))

const me = (token: string) => unwrap(shop.client(token).GET('/store/customers/me'))

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.')
  return error
}

async function operatorRefusal(action: Promise<unknown>) {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StoreError)) throw new Error('The action was not refused.')
  return { status: error.status, code: error.refusal.code }
}

describe('a blocked customer', () => {
  it('loses all sessions at once, and nobody else does', async () => {
    const [first, second] = [await signIn(), await signIn()]
    const other = await shop.signIn('grocer')
    await operator.blockCustomer(anna.id)
    for (const { token } of [first, second]) expect(await refusal(me(token))).toMatchObject({ status: 401 })
    expect(await shop.database.db.$count(sessions, eq(sessions.customerId, anna.id))).toBe(0)
    await me(other)
  })

  it('cannot sign in, with the same response as for a wrong password', async () => {
    await operator.blockCustomer(anna.id)
    const [blocked, wrong] = [await refusal(signIn()), await refusal(signIn('wrong'))]
    const { status, code, message, fields } = blocked
    expect({ status, code, message }).toEqual({
      status: 401,
      code: 'invalid_credentials',
      message: 'Invalid credentials',
    })
    expect(wrong).toMatchObject({ status, code, message, fields })
  })

  it('cannot use a code that was sent before', async () => {
    const body = { identifier: anna.email }
    await unwrap(shop.client().POST('/auth/customer/emailpass/reset-password', { body }))
    const [mail] = await shop.database.db.select().from(outbox)
    const [code = ''] = /\b\d{5}\b/.exec(mail!.text) ?? []
    await operator.blockCustomer(anna.id)
    await operator.unblockCustomer(anna.id)
    const verified = unwrap(shop.client().POST('/auth/customer/otp/verify', { body: { email: anna.email, code } }))
    expect(await refusal(verified)).toMatchObject({ status: 400, code: 'code_used' })
  })

  it('has no valid session, even if a row is left', async () => {
    const { token } = await signIn()
    const { db } = shop.database
    await db.update(customers).set({ blockedAt: world.base }).where(eq(customers.id, anna.id))
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
  })

  it('can sign in again after unblocking, without earlier sessions', async () => {
    const { token } = await signIn()
    await operator.blockCustomer(anna.id)
    const unblocked = await operator.unblockCustomer(anna.id)
    expect(unblocked).toMatchObject({ id: anna.id, blocked_at: null })
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
    await me((await signIn()).token)
  })

  it('is found by id or e-mail, and both changes are recorded', async () => {
    const { db } = shop.database
    await db.delete(events)
    const blocked = await operator.blockCustomer(' Anna@Kiosk.Example ')
    expect(blocked).toMatchObject({ id: anna.id, blocked_at: shop.clock.now().toISOString() })
    await operator.unblockCustomer(anna.id)
    const recorded = await db.select().from(events).where(eq(events.subjectId, anna.id)).orderBy(events.id)
    expect(recorded.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual([
      { action: 'customer.blocked', actorId: 'operator', before: { blocked: false }, after: { blocked: true } },
      { action: 'customer.unblocked', actorId: 'operator', before: { blocked: true }, after: { blocked: false } },
    ])
  })

  it('cannot be blocked or unblocked twice', async () => {
    expect(await operatorRefusal(operator.unblockCustomer(anna.id))).toEqual({ status: 409, code: 'not_blocked' })
    await operator.blockCustomer(anna.id)
    expect(await operatorRefusal(operator.blockCustomer(anna.id))).toEqual({ status: 409, code: 'already_blocked' })
  })

  it('must exist', async () => {
    const missing = { status: 404, code: 'customer_not_found' }
    expect(await operatorRefusal(operator.blockCustomer('nobody@kiosk.example'))).toEqual(missing)
    expect(await operatorRefusal(operator.unblockCustomer('cus_nobody'))).toEqual(missing)
  })
})

describe('an erased customer', () => {
  it('has no session, cannot sign in and cannot be blocked', async () => {
    const { token } = await signIn()
    const { db } = shop.database
    await db.update(customers).set({ erasedAt: world.base }).where(eq(customers.id, anna.id))
    expect(await refusal(me(token))).toMatchObject({ status: 401 })
    expect(await refusal(signIn())).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await operatorRefusal(operator.blockCustomer(anna.id))).toEqual({ status: 409, code: 'customer_erased' })
  })
})

describe('the list of customers', () => {
  const found = async (q?: string, limit?: number) => (await operator.listCustomers({ q, limit })).map(({ id }) => id)

  it('finds parts of an e-mail, a name, a company’s name and an id in any case', async () => {
    for (const q of ['ANNA@', 'lindq', 'kiosk & co', anna.id]) expect(await found(q)).toEqual([anna.id])
    expect(await found('example')).toEqual(expect.arrayContaining([anna.id, bjorn.id]))
    expect(await found('nothing like this')).toEqual([])
  })

  it('treats wildcards in the text as characters', async () => {
    for (const q of ['%', '_nna', '\\', "'"]) expect(await found(q)).toEqual([])
  })

  it('is sorted newest first and limited', async () => {
    const { db } = shop.database
    const createdAt = new Date(shop.clock.now().getTime() + 1000)
    await db.update(customers).set({ createdAt }).where(eq(customers.id, bjorn.id))
    expect((await found())[0]).toBe(bjorn.id)
    expect(await found(undefined, 1)).toEqual([bjorn.id])
  })

  it('shows who they are and if they can sign in', async () => {
    await operator.blockCustomer(anna.id)
    const [listed] = await operator.listCustomers({ q: anna.email })
    expect(JSON.parse(JSON.stringify(listed))).toEqual({
      id: anna.id,
      email: anna.email,
      first_name: 'Anna',
      last_name: 'Lindqvist',
      phone: anna.phone,
      role: 'owner',
      company_id: world.companies.kiosk.id,
      company_name: world.companies.kiosk.name,
      country_code: 'se',
      blocked_at: shop.clock.now().toISOString(),
      erased_at: null,
      created_at: expect.any(String),
    })
  })
})
