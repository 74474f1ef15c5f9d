import { unwrap } from '@skafferi/api'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../platform/db/database'
import * as tables from '../../../platform/db/schema'
import type { Session } from '../../../platform/http/handler'
import { shopOfFile, world } from '../../../testing/shop'
import { createCustomersOperator } from '../companies'
import { createAuthService, type AuthService } from './sign-in'

// Tests races: a request is stopped after its checks while another one invalidates them.

const { customerPasswords, customers, outbox, passwordCodes, passwordTokens, rateHits, sessions } = tables
const { customer: anna, password } = world.customers.kiosk
const newPassword = 'liquorice before breakfast'
const address = '127.0.0.1'
const unauthorized = { status: 401, refusal: { message: 'Unauthorized' } }

const shop = await shopOfFile()
const { context } = shop
const auth = createAuthService(context, 'the key of these tests')
const stored = await shop.database.db.select().from(customerPasswords)

beforeEach(async () => {
  const { db } = shop.database
  for (const table of [sessions, passwordCodes, passwordTokens, rateHits, outbox]) await db.delete(table)
  await db.delete(customerPasswords)
  await db.insert(customerPasswords).values(stored)
  await db.update(customers).set({ blockedAt: null })
})

/** Pauses an operation before its transaction; the returned function resumes it and returns its outcome. */
async function stopBeforeTransaction<Result>(start: (paused: AuthService) => Promise<Result>) {
  let open = () => {}
  let signalReached = () => {}
  const released = new Promise<void>((resolve) => (open = resolve))
  const reached = new Promise<void>((resolve) => (signalReached = resolve))
  const { db } = shop.database
  const transaction: Database['transaction'] = async (work, config) => {
    signalReached()
    await released
    return db.transaction(work, config)
  }
  const pausedDb = new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
  const outcome = Promise.allSettled([start(createAuthService({ ...context, db: pausedDb }, 'the key of these tests'))])
  await reached
  return async () => {
    open()
    return (await outcome)[0]
  }
}

const signIn = (service: AuthService) => service.signIn({ email: anna.email, password, remember: false, address })

async function newToken(): Promise<string> {
  await auth.requestCode({ email: anna.email, address })
  const [mail] = await shop.database.db.select().from(outbox)
  const [code = ''] = /\b\d{5}\b/.exec(mail!.text) ?? []
  return auth.verifyCode({ email: anna.email, code, address, device: auth.openDevice(undefined) })
}

const choose = (service: AuthService, token: string) =>
  service.choosePassword({ token, password: newPassword, requestId: 'req_test' })

const block = () => createCustomersOperator(context).blockCustomer(anna.id)

it('a refresh does not survive a concurrent sign-out', async () => {
  const session = (await auth.findSession(await signIn(auth))) as Session
  const resume = await stopBeforeTransaction((held) => held.refresh(session))
  await auth.signOut(session)
  expect(await resume()).toMatchObject({ status: 'rejected', reason: unauthorized })
  expect(await shop.database.db.$count(sessions)).toBe(0)
})

it('a sign-in does not survive a concurrent password change', async () => {
  const resume = await stopBeforeTransaction(signIn)
  await choose(auth, await newToken())
  expect(await resume()).toMatchObject({ status: 'rejected', reason: { status: 401 } })
  expect(await shop.database.db.$count(sessions)).toBe(0)
})

it('a sign-in does not survive a concurrent block', async () => {
  const resume = await stopBeforeTransaction(signIn)
  await block()
  expect(await resume()).toMatchObject({ status: 'rejected', reason: { status: 401 } })
  expect(await shop.database.db.$count(sessions)).toBe(0)
})

it('a password is not set after a concurrent block', async () => {
  const token = await newToken()
  const resume = await stopBeforeTransaction((held) => choose(held, token))
  await block()
  expect(await resume()).toMatchObject({ status: 'rejected', reason: unauthorized })
  expect(await shop.database.db.select().from(customerPasswords)).toEqual(expect.arrayContaining(stored))
})

it('an undisturbed session continues', async () => {
  const session = (await auth.findSession(await signIn(auth))) as Session
  const resume = await stopBeforeTransaction((held) => held.refresh(session))
  const outcome = await resume()
  const token = outcome.status === 'fulfilled' ? outcome.value : ''
  const { customer } = await unwrap(shop.client(token).GET('/store/customers/me'))
  expect(customer.id).toBe(anna.id)
})
