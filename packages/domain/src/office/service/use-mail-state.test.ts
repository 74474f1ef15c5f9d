import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useMailAddress, useMailProblem } from './use-mail-state'

const from = 'orders@shop.example'

async function openPage(state: 'sending' | 'failing' | 'no_server') {
  const { wrapper } = createTestOffice({ 'GET /admin/mail-state': () => ({ state, unsent: 2, from }) })
  const page = await renderHook(createTestShop({}), () => useMailProblem(), { wrapper })
  return { page }
}

it.each(['failing', 'no_server'] as const)('the problem of e-mails is %s, with how many wait', async (state) => {
  const { page } = await openPage(state)
  await page.until((problem) => problem !== undefined)
  expect(page.current()).toEqual({ kind: state, unsent: 2 })
})

it('there is no problem while e-mails are sent', async () => {
  const { page } = await openPage('sending')
  await page.until((problem) => problem !== undefined)
  expect(page.current()).toBeNull()
})

it('the address of e-mails is named', async () => {
  const { wrapper } = createTestOffice({ 'GET /admin/mail-state': () => ({ state: 'sending', unsent: 0, from }) })
  const page = await renderHook(createTestShop({}), useMailAddress, { wrapper })
  await page.until((address) => address !== null)
  expect(page.current()).toBe(from)
})
