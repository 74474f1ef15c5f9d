import { focusManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { useOrderCount } from './index'
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
