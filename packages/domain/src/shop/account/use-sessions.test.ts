import type { SignedInSession } from '@skafferi/api'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal } from '../../testing/test-shop'
import { useSessions } from './index'

const read = 'GET /store/auth/sessions'
const endPhone = 'DELETE /store/auth/sessions/signin_phone'
const endOthers = 'DELETE /store/auth/sessions'
const [started_at, last_used_at] = ['2026-11-18T07:12:00.000Z', '2026-11-20T08:00:00.000Z']
const desk: SignedInSession = {
  id: 'signin_desk',
  browser: 'Firefox',
  system: 'Windows',
  started_at,
  last_used_at,
  current: true,
}
const phone: SignedInSession = { ...desk, id: 'signin_phone', browser: 'Safari', system: 'iPhone', current: false }
const both = () => ({ sessions: [desk, phone] })
const remaining = () => ({ sessions: [desk] })

async function open(answers: Parameters<typeof createTestShop>[0]) {
  const test = createTestShop({ [read]: both, ...answers }, 'anna@kiosk.example')
  const page = await renderHook(test, useSessions)
  await page.until(({ load }) => load.status === 'ready')
  return { test, page }
}
const idsOf = ({ load }: ReturnType<typeof useSessions>) =>
  load.status === 'ready' ? load.view.map(({ id }) => id) : []

describe('the list of sessions', () => {
  it('has the dates of sign-in and last use', async () => {
    const { page } = await open({})
    const days = { started: '18 Nov 2026', lastUsed: '20 Nov 2026' }
    expect(page.current().load).toMatchObject({
      view: [
        { ...days, current: true },
        { browser: 'Safari', system: 'iPhone', current: false },
      ],
    })
  })

  it('omits an ended session at once', async () => {
    const { test, page } = await open({ [endPhone]: remaining })
    await expect(page.does(({ end }) => end({ id: 'signin_phone' }))).resolves.toBe(true)
    expect(idsOf(page.current())).toEqual(['signin_desk'])
    expect(page.current()).toMatchObject({ ended: 'one', problem: null })
    expect(test.requests().filter((name) => name === read)).toHaveLength(1)
  })

  it('has only this browser’s session after all others were ended', async () => {
    const { page } = await open({ [endOthers]: remaining })
    await expect(page.does((list) => list.endOthers())).resolves.toBe(true)
    expect(idsOf(page.current())).toEqual(['signin_desk'])
    expect(page.current().ended).toBe('others')
  })
})

describe('ending a session', () => {
  it('succeeds if the session has already ended', async () => {
    const { test, page } = await open({
      [endPhone]: () => refusal(404, 'session_not_found', 'There is no such session.'),
    })
    test.answer({ [read]: remaining })
    await expect(page.does(({ end }) => end({ id: 'signin_phone' }))).resolves.toBe(true)
    expect(idsOf(page.current())).toEqual(['signin_desk'])
    expect(page.current().problem).toBeNull()
  })

  it('sends one request if the button is pressed several times', async () => {
    const response = deferredAnswer(remaining())
    const { test, page } = await open({ [endPhone]: response.answer })
    await page.does(({ end }) => void end({ id: 'signin_phone' }))
    await page.does(({ end }) => void end({ id: 'signin_phone' }))
    expect(page.current().ending).toEqual(['signin_phone'])
    await page.does(() => response.release())
    await page.until(({ ending }) => ending.length === 0)
    expect(test.requests().filter((name) => name === endPhone)).toHaveLength(1)
  })

  it('has a problem and refetches after a network error; the next action removes the problem', async () => {
    const { test, page } = await open({ [endPhone]: noConnection, [endOthers]: remaining })
    await expect(page.does(({ end }) => end({ id: 'signin_phone' }))).resolves.toBe(false)
    await page.until(({ problem }) => problem !== null)
    expect(page.current()).toMatchObject({ ended: null, problem: { action: 'end_session', code: 'network' } })
    expect(test.requests().filter((name) => name === read)).toHaveLength(2)
    await page.does((list) => list.endOthers())
    expect(page.current()).toMatchObject({ ended: 'others', problem: null })
  })
})
