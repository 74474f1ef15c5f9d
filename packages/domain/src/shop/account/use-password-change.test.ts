import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, deferredAnswer, noConnection, refusal } from '../../testing/test-shop'
import { usePasswordChange } from './index'

const change = 'POST /store/customers/me/password'
const done = { success: true, message: 'Password changed successfully.' }
const entry = { current: 'skafferi-demo-1', next: 'liquorice before breakfast' }

async function open(answer: Parameters<typeof createTestShop>[0][string] = () => done) {
  const test = createTestShop({ [change]: answer }, 'anna@kiosk.example')
  const page = await renderHook(test, usePasswordChange)
  await page.does(({ edit }) => edit())
  return { test, page }
}

describe('changing the password', () => {
  it('sends the current and the new password, and closes the form', async () => {
    const { test, page } = await open()
    expect(page.current()).toMatchObject({ editing: true, email: 'anna@kiosk.example', limits: { min: 10, max: 60 } })
    await expect(page.does(({ save }) => save(entry))).resolves.toBe(true)
    expect(page.current()).toMatchObject({ editing: false, state: 'saved', problem: null })
    expect(test.calls[0]?.body).toEqual({ current_password: entry.current, new_password: entry.next })
  })

  it.each([
    ['no current password', { ...entry, current: '' }, { field: 'current', kind: 'empty' }],
    ['a new password that is too short', { ...entry, next: 'too short' }, { field: 'next', kind: 'short' }],
    ['a new password that is too long', { ...entry, next: 'x'.repeat(61) }, { field: 'next', kind: 'too_long' }],
    [
      'a current password that is too long',
      { ...entry, current: 'x'.repeat(61) },
      { field: 'current', kind: 'too_long' },
    ],
  ])('sends nothing for %s', async (_, wrong, fault) => {
    const { test, page } = await open()
    await expect(page.does(({ save }) => save(wrong))).resolves.toBe(false)
    expect(page.current()).toMatchObject({ editing: true, fault })
    expect(test.calls).toEqual([])
  })

  it('has the problem of a refusal, until another error is found', async () => {
    const { page } = await open(() =>
      refusal(400, 'wrong_password', 'x', { current_password: { code: 'wrong', message: 'is not right' } }),
    )
    await expect(page.does(({ save }) => save(entry))).resolves.toBe(false)
    await page.until(({ problem }) => problem !== null)
    expect(page.current()).toMatchObject({
      editing: true,
      problem: { action: 'change_password', code: 'wrong_password' },
    })
    await page.does(({ save }) => save({ ...entry, next: '' }))
    expect(page.current()).toMatchObject({ problem: null, fault: { field: 'next' } })
  })

  it('sends one request if the button is pressed several times', async () => {
    const response = deferredAnswer(done)
    const { test, page } = await open(response.answer)
    await page.does(({ save }) => void save(entry))
    await page.does(({ save }) => void save(entry))
    expect(page.current().state).toBe('saving')
    await page.does(() => response.release())
    await page.until(({ state }) => state === 'saved')
    expect(test.calls).toHaveLength(1)
  })

  it('can be tried again after a network error', async () => {
    const { test, page } = await open(noConnection)
    await expect(page.does(({ save }) => save(entry))).resolves.toBe(false)
    await page.until(({ problem }) => problem?.code === 'network')
    test.answer({ [change]: () => done })
    await expect(page.does(({ save }) => save(entry))).resolves.toBe(true)
  })
})
