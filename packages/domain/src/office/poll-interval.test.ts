import { focusManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { useAction } from '../platform/action'
import { useMailProblem, useOrderCount, useUnsentMails, type UnsentState } from './index'
import { createTestOffice } from './testing/test-office'

const minute = 60_000

it('refetches open counts every minute while the window has focus', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
  const { wrapper, calls } = createTestOffice({
    'GET /admin/orders': () => ({ orders: [], count: calls.length, limit: 1, offset: 0 }),
  })
  const page = await renderHook(createTestShop({}), () => useOrderCount({ status: 'pending' }), { wrapper })
  await page.until((count) => count === 1)
  await page.does(() => vi.advanceTimersByTime(minute))
  await page.until((count) => count === 2)
  focusManager.setFocused(false)
  await page.does(() => vi.advanceTimersByTime(2 * minute))
  expect(calls).toHaveLength(2)
})

it('reads counts again after an action, which may have queued an e-mail', async () => {
  let unsent = 1
  const { wrapper } = createTestOffice({
    'GET /admin/mail-state': () => ({ state: 'no_server', unsent, from: null }),
  })
  const send = async () => void (unsent = 2)
  const useBoth = () => ({ problem: useMailProblem(), answer: useAction('office', send) })
  const page = await renderHook(createTestShop({}), useBoth, { wrapper })
  await page.until(({ problem }) => problem?.unsent === 1)
  await page.does(({ answer }) => answer.run())
  await page.until(({ problem }) => problem?.unsent === 2)
})

it('reads counts again with the list of unsent e-mails, so that they agree', async () => {
  let unsent = 1
  const { wrapper } = createTestOffice({
    'GET /admin/mail-state': () => ({ state: 'no_server', unsent, from: null }),
    'GET /admin/mails': () => ({ mails: [], count: unsent, limit: 50, offset: 0 }),
  })
  let state: UnsentState = 'failed'
  const useBoth = () => {
    useUnsentMails(state)
    return useMailProblem()
  }
  const page = await renderHook(createTestShop({}), useBoth, { wrapper })
  await page.until((problem) => problem?.unsent === 1)
  unsent = 2
  state = 'waiting'
  await page.rerender()
  await page.until((problem) => problem?.unsent === 2)
})
