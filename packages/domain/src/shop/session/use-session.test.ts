import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { cartKeys } from '../cart'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal, tooManyTries } from '../../testing/test-shop'
import { useCustomer, useSession, useSignIn } from './index'

const { customer } = createWorld().customers.kiosk
const anna = 'anna@kiosk.example'
const credentials = { email: ' anna@kiosk.example ', password: 'skafferi-demo-1', remember: true }

const useSessionAndSignIn = () => ({ ...useSession(), ...useSignIn() })

describe('signing in', () => {
  it('sends the trimmed e-mail, the password and the "remember me" choice', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => ({ token: 't1' }) })
    const page = await renderHook(test, useSessionAndSignIn)
    expect(page.current()).toMatchObject({ status: 'signed_out', ready: true, signingIn: false })
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(true)
    expect(page.current()).toMatchObject({ status: 'signed_in', problem: null })
    expect(test.shop.session.getUser()).toBe('anna@kiosk.example')
    expect(test.calls[0]?.body).toEqual({ ...credentials, email: 'anna@kiosk.example' })
  })

  it('stores no token: later requests use the browser’s cookie', async () => {
    const test = createTestShop({
      'POST /auth/customer/emailpass': () => ({ token: 't1' }),
      'GET /store/cart/count': () => ({ ItemCount: 1 }),
    })
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signIn }) => signIn(credentials))
    await test.shop.client.GET('/store/cart/count')
    expect(test.calls.at(-1)).toMatchObject({ name: 'GET /store/cart/count', user: 'anna@kiosk.example' })
    expect(test.calls.filter(({ headers }) => headers.has('authorization'))).toEqual([])
  })

  it('sends one request if the button is pressed several times', async () => {
    const response = deferredAnswer({ token: 't1' })
    const test = createTestShop({ 'POST /auth/customer/emailpass': response.answer })
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signIn }) => {
      void signIn(credentials)
      void signIn(credentials)
    })
    await page.does(({ signIn }) => void signIn(credentials))
    await page.does(() => response.release())
    await page.until(({ status }) => status === 'signed_in')
    expect(test.requests()).toEqual(['POST /auth/customer/emailpass'])
  })

  it('sends no second request while the next page loads', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => ({ token: 't1' }) })
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signIn }) => signIn(credentials))
    expect(page.current().signingIn).toBe(true)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(true)
    expect(test.requests()).toEqual(['POST /auth/customer/emailpass'])
  })

  it('reports a browser that blocks cookies', async () => {
    const answers = { 'POST /auth/customer/emailpass': () => ({ token: 't1' }) }
    const page = await renderHook(createTestShop(answers, undefined, { acceptsCookies: false }), useSessionAndSignIn)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(false)
    const { problem, status } = await page.until((session) => session.problem !== null)
    expect([status, problem?.code]).toEqual(['signed_out', 'no_cookie'])
    expect(problem?.message).toContain('Allow cookies')
  })

  it('returns the store’s message if it is refused, and can be tried again', async () => {
    const test = createTestShop({
      'POST /auth/customer/emailpass': () => refusal(401, 'invalid_credentials', 'Invalid credentials'),
    })
    const page = await renderHook(test, useSessionAndSignIn)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(false)
    const failed = await page.until(({ problem }) => problem !== null)
    expect(failed).toMatchObject({
      status: 'signed_out',
      problem: { action: 'sign_in', code: 'invalid_credentials', message: 'Invalid credentials' },
    })
    test.answer({ 'POST /auth/customer/emailpass': () => ({ token: 't1' }) })
    await page.does(({ signIn }) => signIn(credentials))
    await page.until(({ problem, status }) => problem === null && status === 'signed_in')
  })

  it('has no message if the store did not respond', async () => {
    const page = await renderHook(
      createTestShop({ 'POST /auth/customer/emailpass': noConnection }),
      useSessionAndSignIn,
    )
    await page.does(({ signIn }) => signIn(credentials))
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem).toMatchObject({ code: 'network', message: null })
  })

  it('returns the time to wait after too many attempts', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => tooManyTries(900) })
    const page = await renderHook(test, useSessionAndSignIn)
    await expect(page.does(({ signIn }) => signIn(credentials))).resolves.toBe(false)
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem).toMatchObject({ code: 'too_many_attempts', message: 'Too many tries. Please wait 15 minutes.' })
  })

  it('fails if the response has no token', async () => {
    const test = createTestShop({ 'POST /auth/customer/emailpass': () => ({ token: '' }) })
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signIn }) => signIn(credentials))
    const { problem } = await page.until((session) => session.problem !== null)
    expect(problem?.message).toBe('No token received')
  })
})

describe('signing out', () => {
  it('takes effect at once, clears the query cache and ends the session', async () => {
    const test = createTestShop({ 'DELETE /auth/session': () => ({ success: true }) }, anna)
    const page = await renderHook(test, useSessionAndSignIn)
    test.queryClient.setQueryData(cartKeys.count, 3)
    await page.does(({ signOut }) => signOut())
    expect(page.current().status).toBe('signed_out')
    expect(test.queryClient.getQueryData(cartKeys.count)).toBeUndefined()
    expect(test.requests()).toEqual(['DELETE /auth/session'])
  })

  it('works offline', async () => {
    const test = createTestShop({ 'DELETE /auth/session': noConnection }, anna)
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signOut }) => signOut())
    expect(page.current()).toMatchObject({ status: 'signed_out', problem: null })
  })

  it('completes before the next sign-in, because its late response would remove the new cookies', async () => {
    const response = deferredAnswer({ success: true })
    const answers = {
      'DELETE /auth/session': response.answer,
      'POST /auth/customer/emailpass': () => ({ token: 't1' }),
    }
    const test = createTestShop(answers, anna)
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signOut }) => signOut())
    await page.does(({ signIn }) => void signIn(credentials))
    expect([page.current().signingIn, test.requests()]).toEqual([true, ['DELETE /auth/session']])
    await page.does(() => response.release())
    await page.until(({ status }) => status === 'signed_in')
  })

  it('does nothing for a visitor', async () => {
    const test = createTestShop({})
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(({ signOut }) => signOut())
    expect(test.calls).toEqual([])
  })
})

describe('the customer', () => {
  it('is requested only while a customer is signed in', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => ({ customer }) })
    const page = await renderHook(test, useCustomer)
    expect(page.current()).toEqual({ status: 'loading' })
    expect(test.calls).toEqual([])
    await page.does(() => test.signInInOtherTab(anna))
    const load = await page.until(({ status }) => status === 'ready')
    const name = `${customer.first_name} ${customer.last_name}`
    expect(load).toMatchObject({ view: { name, email: customer.email } })
  })

  it('is signed out by a 401 response', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => refusal(401, 'unauthorized', 'Unauthorized') }, anna)
    await renderHook(test, useCustomer)
    await renderHook(test, useSessionAndSignIn).then((page) => page.until(({ status }) => status === 'signed_out'))
    expect(test.shop.session.getUser()).toBeUndefined()
  })

  it('stays signed in after a 401 response to another user’s request', async () => {
    const test = createTestShop(
      {
        'GET /store/customers/me': ({ user }) => {
          if (user !== anna) return { customer }
          test.signInInOtherTab('bjorn@grocer.example')
          return refusal(401, 'unauthorized', 'Unauthorized')
        },
      },
      anna,
    )
    const page = await renderHook(test, useSessionAndSignIn)
    const { client } = test.shop
    await page.does(() => client.GET('/store/customers/me').catch(() => undefined))
    expect(test.shop.session.getUser()).toBe('bjorn@grocer.example')
    expect(page.current().status).toBe('signed_in')
  })

  it('stays signed in after a late 401 response to their previous session', async () => {
    const test = createTestShop(
      {
        'GET /store/customers/me': () => {
          test.signInInOtherTab(undefined)
          test.signInInOtherTab(anna)
          return refusal(401, 'unauthorized', 'Unauthorized')
        },
      },
      anna,
    )
    const page = await renderHook(test, useSessionAndSignIn)
    await page.does(() => test.shop.client.GET('/store/customers/me').catch(() => undefined))
    expect(page.current().status).toBe('signed_in')
  })

  it('can be requested again after a failure', async () => {
    const test = createTestShop({ 'GET /store/customers/me': () => refusal(500, 'unexpected_state', 'Oh') }, anna)
    const page = await renderHook(test, useCustomer)
    const failed = await page.until(({ status }) => status === 'failed')
    expect(failed).toMatchObject({ problem: { action: 'load_profile' } })
    test.answer({ 'GET /store/customers/me': () => ({ customer }) })
    await page.does((load) => load.status === 'failed' && load.retry())
    await page.until(({ status }) => status === 'ready')
  })
})
