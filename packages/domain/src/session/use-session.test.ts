import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../testing/render-hook'
import { createTestShop, noConnection, refusal, tooManyTries } from '../testing/test-shop'
import { useCustomer, useSession, useSignIn } from './index'

const { customer } = createWorld().customers.kiosk
const credentials = { email: ' anna@kiosk.example ', password: 'skafferi-demo-1', remember: true }

const useSessionAndSignIn = () => ({ ...useSession(), ...useSignIn() })

describe('signing in', () => {
  it('makes the token the session, and sends e-mail without spaces and the choice to be remembered', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => ({ token: 't1' }) })
    const page = await renderHook(test, useSessionAndSignIn)
    expect(page.current()).toMatchObject({ status: 'signed_out', ready: true, signingIn: false })
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(true)
    expect(page.current()).toMatchObject({ status: 'signed_in', problem: null })
    expect(test.shop.session.getToken()).toBe('t1')
    expect(test.calls[0]?.body).toEqual({ ...credentials, email: 'anna@kiosk.example' })
  })

  it('tells the store’s words where it is refused, and can be tried again', async () => {
    const test = createTestShop({
      'POST /auth/customer/emailpass': () => refusal(401, 'invalid_credentials', 'Invalid credentials'),
    })
    const page = await renderHook(test, useSessionAndSignIn)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(false)
    const refused = await page.until(({ problem }) => problem !== null)
    expect(refused).toMatchObject({
      status: 'signed_out',
      problem: { action: 'sign_in', code: 'invalid_credentials', message: 'Invalid credentials' },
    })
    test.answer({ 'POST /auth/customer/emailpass': () => ({ token: 't1' }) })
    await page.does(({ signIn }) => signIn(credentials))
    await page.until(({ problem, status }) => problem === null && status === 'signed_in')
  })

  it('has no words of the store where no answer came', async () => {
    const page = await renderHook(createTestShop({ 'POST /auth/customer/emailpass': noConnection }), useSessionAndSignIn)
    await page.does(({ signIn }) => signIn(credentials))
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem).toMatchObject({ code: 'network', message: null })
  })

  it('too often is another thing than a wrong password: the store’s words say how long to wait', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => tooManyTries(900) })
    const page = await renderHook(test, useSessionAndSignIn)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(false)
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem).toMatchObject({ code: 'too_many_attempts', message: 'Too many tries. Please wait 15 minutes.' })
  })

  it('is refused where the answer has no token', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => ({ token: '' }) })
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signIn }) => signIn(credentials))
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem?.message).toBe('No token received')
  })
})

describe('signing out', () => {
  it('happens at once, forgets what was fetched and revokes the token', async () => {
    const test = createTestShop({ 'DELETE /auth/session': () => ({ success: true }) }, 't1')
    const page = await renderHook(test, useSessionAndSignIn)
    test.queryClient.setQueryData(cartKeys.count, 3)
    await page.does(({ signOut }) => signOut())
    expect(page.current().status).toBe('signed_out')
    expect(test.queryClient.getQueryData(cartKeys.count)).toBeUndefined()
    expect(test.calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['DELETE /auth/session', 'Bearer t1'],
    ])
  })

  it('needs no connection', async () => {
    const test = createTestShop({ 'DELETE /auth/session': noConnection }, 't1')
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signOut }) => signOut())
    expect(page.current()).toMatchObject({ status: 'signed_out', problem: null })
  })

  it('does nothing for a visitor', async () => {
    const test = createTestShop({})
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signOut }) => signOut())
    expect(test.calls).toEqual([])
  })
})

describe('the customer', () => {
  it('is asked for by nobody but a customer', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => ({ customer }) })
    const page = await renderHook(test, useCustomer)
    expect(page.current()).toEqual({ status: 'loading' })
    expect(test.calls).toEqual([])
    await page.does(() => test.shop.session.start({ token: 't1', remember: false }))
    const load = await page.until(({ status }) => status === 'ready')
    const name = `${customer.first_name} ${customer.last_name}`
    expect(load).toMatchObject({ view: { name, email: customer.email } })
  })

  it('is signed out by a 401 to the token in use', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => refusal(401, 'unauthorized', 'Unauthorized') }, 't1')
    await renderHook(test, useCustomer)
    await renderHook(test, useSessionAndSignIn).then((page) => page.until(({ status }) => status === 'signed_out'))
    expect(test.shop.session.getToken()).toBeUndefined()
  })

  it('stays signed in where the 401 was to an older token', async () => {
    const test = createTestShop(
      {
        'GET /store/customers/me': ({ headers }) => {
          if (headers.get('authorization') === 'Bearer t2') return { customer }
          test.shop.session.start({ token: 't2', remember: false })
          return refusal(401, 'unauthorized', 'Unauthorized')
        },
      },
      't1',
    )
    const page = await renderHook(test, useSessionAndSignIn)
    const { client } = test.shop
    await page.does(() => client.GET('/store/customers/me').catch(() => undefined))
    expect(test.shop.session.getToken()).toBe('t2')
    expect(page.current().status).toBe('signed_in')
  })

  it('that could not be loaded can be asked for again', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => refusal(500, 'unexpected_state', 'Oh') }, 't1')
    const page = await renderHook(test, useCustomer)
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { action: 'load_profile' } })
    test.answer({ 'GET /store/customers/me': () => ({ customer }) })
    await page.does((load) => load.status === 'failed' && load.retry())
    await page.until(({ status }) => status === 'ready')
  })
})
