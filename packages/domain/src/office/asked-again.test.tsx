import { focusManager } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from '../testing/render-hook'
import { createTestShop } from '../testing/test-shop'
import { createOffice, createQueryClient, OfficeProvider, useOrderCount, type OfficePaths } from './index'

const minute = 60_000

it('what waits is asked for again every minute, as long as somebody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
  let asked = 0
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    fetch: async () => Response.json({ orders: [], count: (asked += 1), limit: 1, offset: 0 }),
  })
  const queryClient = createQueryClient()
  const around = ({ children }: { children: ReactNode }) => (
    <OfficeProvider office={office} queryClient={queryClient}>
      {children}
    </OfficeProvider>
  )
  const page = await renderHook(createTestShop({}), () => useOrderCount({ status: 'pending' }), { around })
  await page.until((count) => count === 1)
  await page.does(() => vi.advanceTimersByTime(minute))
  await page.until((count) => count === 2)
  focusManager.setFocused(false)
  await page.does(() => vi.advanceTimersByTime(2 * minute))
  expect(asked).toBe(2)
})
