import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useInboxCounts } from './use-inbox-counts'

const none = () => ({ count: 0 })

it.each([
  ['no_server', 7],
  ['failing', 7],
  ['sending', 2],
] as const)('counts the same e-mails as the notice, and only failed ones without one: %s', async (state, count) => {
  const { wrapper } = createTestOffice({
    'GET /admin/complaints': none,
    'GET /admin/messages': none,
    'GET /admin/reviews': none,
    'GET /admin/mails': () => ({ count: 2, mails: [] }),
    'GET /admin/mail-state': () => ({ state, unsent: 7, from: null }),
  })
  const page = await renderHook(createTestShop({}), () => useInboxCounts(), { wrapper })
  const { mail } = await page.until((counts) => counts.mail === count)
  expect(mail).toBe(count)
})
