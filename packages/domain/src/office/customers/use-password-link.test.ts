import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { usePasswordLink, useTestCustomer } from './use-password-link'

const at = '2026-11-20T08:00:00.000Z'
const maja = { id: 'oper_1', email: 'maja@shop.example', name: 'Maja', role: 'owner', created_at: at, version: 1 }
const url = 'https://shop.example/otp#token=pw_1'
const made = (email: string) => () => ({ url, email, expires_at: '2026-11-21T08:00:00.000Z' })

/** Both hooks, as on two pages. */
const useLinks = () => ({ person: usePasswordLink('comp_1'), test: useTestCustomer() })

async function openPage(may: readonly string[]) {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => ({ operator: { ...maja, disabled_at: null }, expires_at: at, may }),
    'POST /admin/companies/comp_1/people/cus_1/password-link': made('eva@kiosk.example'),
    'POST /admin/test-customer': made('maja@shop.example'),
  })
  const page = await renderHook(createTestShop({}), useLinks, { wrapper })
  return { page, names: () => calls.map(({ name }) => name) }
}

it('an owner makes a link for a person, and one as a test customer', async () => {
  const { page } = await openPage(['see', 'administration'])
  await page.until(({ person, test }) => person.make !== null && test.make !== null)
  void page.current().person.make!({ id: 'cus_1' })
  await page.until(({ person }) => person.link !== null)
  expect(page.current().person.link).toEqual({ url, email: 'eva@kiosk.example', until: 'Sat, 21 Nov, 09:00' })
  expect(page.current().test.link).toBeNull()
  void page.current().test.make!()
  await page.until(({ test }) => test.link !== null)
  expect(page.current().test.link!.email).toBe('maja@shop.example')
})

it('other roles make no links', async () => {
  const { page, names } = await openPage(['see', 'service'])
  await page.until(() => names().includes('GET /admin/session'))
  expect(page.current().person.make).toBeNull()
  expect(page.current().test.make).toBeNull()
})
