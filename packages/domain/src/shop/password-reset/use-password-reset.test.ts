import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  tooManyTries,
  type TestShop,
} from '../../testing/test-shop'
import { useChoosePassword, useCode, useForgotPassword, type CodePage } from './index'

const email = 'anna@kiosk.example'
const password = 'correct horse battery staple'
const requestCall = 'POST /auth/customer/emailpass/reset-password'
const verifyCall = 'POST /auth/customer/otp/verify'
const chooseCall = 'POST /auth/customer/emailpass/update'
const codeSent = { success: true, message: 'If there is an account…', resend_after: 60, expires_in: 600 }
const answers = {
  [requestCall]: () => codeSent,
  [verifyCall]: () => ({ token: 'pw_once' }),
  [chooseCall]: () => ({ success: true, message: 'Password changed successfully.' }),
}
const invalidCode = () => refusal(400, 'invalid_code', 'This code does not work.')
const weakPassword = () =>
  refusal(400, 'weak_password', 'This password is easy to guess.', {
    password: { code: 'weak_password', message: 'is easy to guess' },
  })

const open = (test: TestShop, address = '') => renderHook(test, () => useForgotPassword(new URLSearchParams(address)))
const openCode = (test: TestShop) => renderHook(test, useCode)
const openChoice = (test: TestShop) => renderHook(test, useChoosePassword)
const callsOf = (test: TestShop, name: string) => test.calls.filter((call) => call.name === name)

/** Creates a shop with a tab that requested a code. */
async function withCode(more: Parameters<TestShop['answer']>[0] = {}, address = '') {
  const test = createTestShop({ ...answers, ...more })
  const page = await open(test, address)
  await page.does(({ request }) => request({ email }))
  await page.leave()
  return test
}

/** Creates a shop with a tab that verified a code. */
async function withToken(more: Parameters<TestShop['answer']>[0] = {}, address = '') {
  const test = await withCode(more, address)
  const page = await openCode(test)
  await page.does(({ verify }) => verify({ code: '40718' }))
  await page.leave()
  return test
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Advances the clock of the page. */
async function advance(test: TestShop, page: Awaited<ReturnType<typeof openCode>>, seconds: number): Promise<CodePage> {
  test.advance(seconds)
  await page.does(() => vi.advanceTimersByTime(1000))
  return page.current()
}

it('accepts the link of an operator instead of a code, stores it in the tab and removes it from the address', async () => {
  const test = createTestShop(answers)
  const onOpened = vi.fn()
  const hash = `#${new URLSearchParams({ email, token: 'pw_link' })}`
  const page = await renderHook(test, () => useCode({ hash, onOpened }))
  expect(page.current().verified).toBe(true)
  expect(onOpened).toHaveBeenCalledOnce()
  await page.leave()
  const choice = await openChoice(test)
  expect(choice.current()).toMatchObject({ email, problem: null })
  await expect(choice.does(({ choose }) => choose({ password }))).resolves.toBe(true)
})

describe('requesting a code', () => {
  it('sends the trimmed e-mail, and the next page has it', async () => {
    const test = createTestShop(answers)
    const page = await open(test)
    await expect(page.does(({ request }) => request({ email: ` ${email} ` }))).resolves.toBe(true)
    expect(test.calls.map(({ body }) => body)).toEqual([{ identifier: email }])
    expect((await openCode(test)).current()).toMatchObject({ email, resendIn: 60, expired: false, sent: 'once' })
  })

  it('begins with the e-mail and the reason of the link in the approval e-mail', async () => {
    const page = await open(createTestShop({}), `first=1&email=${encodeURIComponent(email)}`)
    expect(page.current()).toMatchObject({ reason: 'first', email, limit: 60, busy: false, problem: null })
  })

  it('begins with the account of an earlier request, else without an e-mail', async () => {
    expect((await open(createTestShop({}))).current()).toMatchObject({ reason: 'forgotten', email: '' })
    const test = await withCode({}, 'first=1')
    expect((await open(test)).current()).toMatchObject({ reason: 'first', email })
    expect((await open(test, 'email=bo%40shop.example')).current()).toMatchObject({
      reason: 'forgotten',
      email: 'bo@shop.example',
    })
  })

  it('sends one request if the button is pressed several times', async () => {
    const response = deferredAnswer(codeSent)
    const test = createTestShop({ [requestCall]: response.answer })
    const page = await open(test)
    const [, second] = await page.does(({ request }) => [void request({ email }), request({ email })] as const)
    await expect(second).resolves.toBe(false)
    expect(page.current().busy).toBe(true)
    response.release()
    await page.until(({ busy }) => !busy)
    expect(test.calls).toHaveLength(1)
  })

  it('may have sent a code despite a network error: the next page accepts it', async () => {
    const test = createTestShop({ ...answers, [requestCall]: noConnection })
    const page = await open(test)
    await expect(page.does(({ request }) => request({ email }))).resolves.toBe(false)
    await page.until(({ problem }) => problem?.code === 'network' && problem.message === null)
    const next = await openCode(test)
    expect(next.current()).toMatchObject({ email, resendIn: 0, expired: false })
    await expect(next.does(({ verify }) => verify({ code: '40718' }))).resolves.toBe(true)
  })

  it('is refused during the cooldown, which the next page counts down', async () => {
    const test = createTestShop({ [requestCall]: () => tooManyTries(40) })
    const page = await open(test)
    await expect(page.does(({ request }) => request({ email }))).resolves.toBe(false)
    const { problem } = await page.until((state) => state.problem !== null)
    expect(problem).toMatchObject({
      action: 'request_code',
      code: 'too_many_attempts',
      message: expect.stringContaining('wait'),
    })
    expect((await openCode(test)).current()).toMatchObject({ email, resendIn: 40 })
  })

  it('resets the times for another e-mail', async () => {
    const test = await withCode()
    test.answer({ [requestCall]: noConnection })
    const page = await open(test)
    await page.does(({ request }) => request({ email: 'bo@shop.example' }))
    expect((await openCode(test)).current()).toMatchObject({ email: 'bo@shop.example', resendIn: 0 })
  })
})

describe('a code', () => {
  it('can be resent after the countdown', async () => {
    const test = await withCode()
    const page = await openCode(test)
    expect(page.current().resendIn).toBe(60)
    expect((await advance(test, page, 1)).resendIn).toBe(59)
    expect((await advance(test, page, 59)).resendIn).toBe(0)
    await expect(page.does(({ resend }) => resend())).resolves.toBe(true)
    const resent = await page.until(({ sent }) => sent === 'again')
    expect(resent).toMatchObject({ resendIn: 60, busy: null, problem: null })
  })

  it('keeps its countdown after a reload', async () => {
    const test = await withCode()
    test.advance(18)
    expect((await openCode(test)).current()).toMatchObject({ email, resendIn: 42 })
  })

  it('expires after the store’s time, until another one is sent', async () => {
    const test = await withCode()
    const page = await openCode(test)
    expect((await advance(test, page, 599)).expired).toBe(false)
    expect((await advance(test, page, 1)).expired).toBe(true)
    await page.does(({ resend }) => resend())
    await page.until(({ expired }) => !expired)
  })

  it('allows setting a password if it is valid; spaces in it are ignored', async () => {
    const test = await withCode()
    const page = await openCode(test)
    await expect(page.does(({ verify }) => verify({ code: ' 40 718' }))).resolves.toBe(true)
    await page.until(({ verified }) => verified)
    expect(callsOf(test, verifyCall).map(({ body }) => body)).toEqual([{ email, code: '40718' }])
    expect((await openCode(test)).current().verified).toBe(true)
  })

  it('is refused if it is invalid, and another one can be tried or requested', async () => {
    const test = await withCode({ [verifyCall]: invalidCode })
    const page = await openCode(test)
    await expect(page.does(({ verify }) => verify({ code: '00000' }))).resolves.toBe(false)
    const failed = await page.until(({ problem }) => problem !== null)
    expect(failed).toMatchObject({ verified: false, problem: { action: 'verify_code', code: 'invalid_code' } })
    test.advance(60)
    await page.does(({ resend }) => resend())
    await page.until(({ sent, problem }) => sent === 'again' && problem === null)
  })

  it('cannot be resent while one is being verified', async () => {
    const response = deferredAnswer({ token: 'pw_once' })
    const test = await withCode({ [verifyCall]: response.answer })
    const page = await openCode(test)
    await page.does(({ verify }) => void verify({ code: '40718' }))
    expect(page.current().busy).toBe('verifying')
    await expect(page.does(({ resend }) => resend())).resolves.toBe(false)
    response.release()
    await page.until(({ verified }) => verified)
    expect(callsOf(test, requestCall)).toHaveLength(1)
  })

  it('has the store’s cooldown after too many requests, and no problem after its end', async () => {
    const test = await withCode({ [requestCall]: () => codeSent })
    test.advance(60)
    test.answer({ [requestCall]: () => tooManyTries(300) })
    const page = await openCode(test)
    await expect(page.does(({ resend }) => resend())).resolves.toBe(false)
    const limited = await page.until(({ problem }) => problem !== null)
    expect(limited).toMatchObject({ resendIn: 300, sent: 'once', problem: { code: 'too_many_attempts' } })
    expect(await advance(test, page, 299)).toMatchObject({ resendIn: 1, problem: { action: 'request_code' } })
    expect(await advance(test, page, 1)).toMatchObject({ resendIn: 0, problem: null })
  })

  it('distinguishes too many attempts from a network error', async () => {
    const test = await withCode({ [verifyCall]: () => tooManyTries(900) })
    const page = await openCode(test)
    await page.does(({ verify }) => verify({ code: '40718' }))
    await page.until(({ problem }) => problem?.code === 'too_many_attempts' && problem.message !== null)
    test.answer({ [verifyCall]: noConnection })
    await page.does(({ verify }) => verify({ code: '40718' }))
    await page.until(({ problem }) => problem?.code === 'network' && problem.message === null)
  })

  it('is neither verified nor resent without an e-mail', async () => {
    const test = createTestShop(answers)
    const page = await openCode(test)
    expect(page.current()).toMatchObject({
      email: '',
      requiresEmail: true,
      resendIn: 0,
      expired: false,
      verified: false,
      length: 5,
    })
    await expect(page.does(({ verify }) => verify({ code: '40718' }))).resolves.toBe(false)
    await expect(page.does(({ resend }) => resend())).resolves.toBe(false)
    expect(test.calls).toEqual([])
  })

  it('of another tab or device is entered with its e-mail', async () => {
    const test = createTestShop(answers)
    const page = await openCode(test)
    await page.does(({ typeEmail }) => typeEmail({ email: ` ${email} ` }))
    await expect(page.does(({ verify }) => verify({ code: '40718' }))).resolves.toBe(true)
    await page.until(({ verified }) => verified)
    expect(callsOf(test, verifyCall).map(({ body }) => body)).toEqual([{ email, code: '40718' }])
    expect((await openChoice(test)).current()).toMatchObject({ email, reason: 'forgotten' })
    expect(test.shop.storage('access-email').read()).toBeNull()
  })

  it('can be requested with a typed e-mail, and its times apply only to that e-mail', async () => {
    const test = createTestShop(answers)
    const page = await openCode(test)
    await page.does(({ typeEmail }) => typeEmail({ email }))
    await expect(page.does(({ resend }) => resend())).resolves.toBe(true)
    expect(await page.until(({ sent }) => sent === 'again')).toMatchObject({ requiresEmail: true, email, resendIn: 60 })
    await page.does(({ typeEmail }) => typeEmail({ email: 'bo@shop.example' }))
    expect(page.current().resendIn).toBe(0)
  })
})

describe('a typed e-mail', () => {
  it('is restored after a reload, and on the next page', async () => {
    const test = createTestShop(answers)
    const page = await open(test)
    await page.does(({ typeEmail }) => typeEmail({ email: 'anna@ki' }))
    expect((await open(test)).current().email).toBe('anna@ki')
    const code = await openCode(test)
    expect(code.current()).toMatchObject({ email: 'anna@ki', requiresEmail: true })
    await code.does(({ typeEmail }) => typeEmail({ email }))
    expect((await openCode(test)).current().email).toBe(email)
  })

  it('takes precedence over the one of an earlier code, until it is sent', async () => {
    const test = await withCode()
    const page = await open(test)
    await page.does(({ typeEmail }) => typeEmail({ email: 'bo@shop.example' }))
    const reopened = await open(test)
    expect(reopened.current().email).toBe('bo@shop.example')
    await reopened.does(({ request }) => request({ email }))
    expect((await open(test)).current().email).toBe(email)
  })
})

describe('an earlier e-mail is neither shown nor used', () => {
  const other = 'bo@shop.example'

  it('after another one was typed, whose code is verified', async () => {
    const test = await withCode()
    const forgotPage = await open(test)
    await forgotPage.does(({ typeEmail }) => typeEmail({ email: other }))
    const page = await openCode(test)
    expect(page.current()).toMatchObject({ email: other, requiresEmail: true, resendIn: 0 })
    await page.does(({ verify }) => verify({ code: '40718' }))
    expect(callsOf(test, verifyCall).map(({ body }) => body)).toEqual([{ email: other, code: '40718' }])
  })

  it('after the previous page was opened for another one', async () => {
    const test = await withCode()
    await open(test, `email=${encodeURIComponent(other)}`)
    expect((await openCode(test)).current()).toMatchObject({ email: other, requiresEmail: true })
  })

  it('if the verified code was for another one', async () => {
    const test = await withToken()
    const forgotPage = await open(test)
    await forgotPage.does(({ typeEmail }) => typeEmail({ email: other }))
    expect((await openCode(test)).current()).toMatchObject({ verified: false, email: other })
    expect((await openChoice(test)).current()).toMatchObject({ email: null, problem: { code: 'unauthorized' } })
  })

  it('after its code has expired', async () => {
    const test = await withCode()
    test.advance(599)
    expect((await openCode(test)).current()).toMatchObject({ email, requiresEmail: false })
    test.advance(1)
    expect((await openCode(test)).current()).toMatchObject({ email: '', requiresEmail: true, expired: false })
    expect((await open(test)).current().email).toBe('')
  })

  it('after a sign-in', async () => {
    const test = await withCode()
    const codePage = await openCode(test)
    await codePage.does(() => test.signInInOtherTab(other))
    await codePage.does(() => test.signInInOtherTab(undefined))
    const page = await openCode(test)
    expect(page.current()).toMatchObject({ email: '', requiresEmail: true })
    expect(test.shop.storage('access').read()).toBeNull()
  })

  it('unless the same e-mail was typed', async () => {
    const test = await withCode()
    const forgotPage = await open(test)
    await forgotPage.does(({ typeEmail }) => typeEmail({ email: ` ${email}` }))
    expect((await openCode(test)).current()).toMatchObject({ email, requiresEmail: false, resendIn: 60 })
  })
})

describe('setting a password', () => {
  it('sends it with the token of the code, and never in an address', async () => {
    const test = await withToken()
    const page = await openChoice(test)
    expect(page.current()).toMatchObject({ email, reason: 'forgotten', done: false, problem: null })
    await expect(page.does(({ choose }) => choose({ password }))).resolves.toBe(true)
    await page.until(({ done, busy }) => done && !busy)
    const [call] = callsOf(test, chooseCall)
    expect(call?.body).toEqual({ password })
    expect(call?.headers.get('authorization')).toBe('Bearer pw_once')
    expect(test.calls.map(({ url }) => url.search)).toEqual(['', '', ''])
  })

  it('has the reason `first` for a new customer', async () => {
    const test = await withToken({}, 'first=1')
    expect((await openChoice(test)).current().reason).toBe('first')
  })

  it('is still done after a reload, but not after leaving the page', async () => {
    const test = await withToken()
    const page = await openChoice(test)
    await page.does(({ choose }) => choose({ password }))
    await page.until(({ done }) => done)
    const reloaded = await openChoice(test)
    expect(reloaded.current()).toMatchObject({ done: true, problem: null })
    expect(test.shop.storage('access').read()).not.toContain('pw_once')
    await page.leave()
    await reloaded.leave()
    expect(test.shop.storage('access').read()).toBeNull()
  })

  it('is refused for a password that is easy to guess, and another one can be set', async () => {
    const test = await withToken({ [chooseCall]: weakPassword })
    const page = await openChoice(test)
    await expect(page.does(({ choose }) => choose({ password: 'qwertyuiop' }))).resolves.toBe(false)
    const { problem } = await page.until((state) => state.problem !== null)
    expect(problem).toMatchObject({
      code: 'weak_password',
      fields: { password: { code: 'weak_password', message: 'is easy to guess' } },
    })
    test.answer(answers)
    await expect(page.does(({ choose }) => choose({ password }))).resolves.toBe(true)
    await page.until(({ done, problem: left }) => done && left === null)
  })

  it('keeps the token after a network error', async () => {
    const test = await withToken({ [chooseCall]: noConnection })
    const page = await openChoice(test)
    await page.does(({ choose }) => choose({ password }))
    await page.until(({ problem }) => problem?.code === 'network')
    expect((await openChoice(test)).current().problem).toBeNull()
  })

  it('removes an expired token, and keeps the e-mail for another code', async () => {
    const test = await withToken({ [chooseCall]: () => refusal(401, 'unauthorized', 'Unauthorized') })
    const page = await openChoice(test)
    await expect(page.does(({ choose }) => choose({ password }))).resolves.toBe(false)
    await page.until(({ problem }) => problem?.code === 'unauthorized')
    expect((await openCode(test)).current()).toMatchObject({ verified: false, email })
    expect((await open(test)).current().email).toBe(email)
    await expect(page.does(({ choose }) => choose({ password }))).resolves.toBe(false)
    expect(callsOf(test, chooseCall)).toHaveLength(1)
  })

  it('is not possible without a code', async () => {
    const test = createTestShop(answers)
    const page = await openChoice(test)
    expect(page.current()).toMatchObject({ email: null, done: false, problem: { code: 'unauthorized' } })
    await expect(page.does(({ choose }) => choose({ password }))).resolves.toBe(false)
    expect(test.calls).toEqual([])
  })
})
