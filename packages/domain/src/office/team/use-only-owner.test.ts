import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useOnlyOwner } from '../index'
import { createTestOffice } from '../testing/test-office'

const at = '2026-11-20T08:00:00.000Z'
const person = (id: string, role: string, disabled_at: string | null = null) => ({
  id,
  email: `${id}@shop.example`,
  name: id,
  role,
  disabled_at,
  created_at: at,
  version: 1,
})

const maja = person('oper_1', 'owner')

function createPage(team: readonly object[], may: readonly string[] = ['see', 'administration']) {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => ({ operator: maja, expires_at: at, may }),
    'GET /admin/users': () => ({ operators: team, invites: [], integrations: [] }),
  })
  return { calls, open: () => renderHook(createTestShop({}), useOnlyOwner, { wrapper }) }
}

it('is shown while there is one active owner, until that owner puts it away in this browser', async () => {
  const { open } = createPage([maja, person('oper_2', 'owner', at), person('oper_3', 'orders')])
  const page = await open()
  await page.until((result) => result.isShown)
  await page.does(async (result) => result.putAway())
  expect(page.current().isShown).toBe(false)
  // Another page of the same browser.
  const other = await open()
  await other.until((result) => !result.isLoading)
  expect(other.current().isShown).toBe(false)
})

it('is not shown with two owners', async () => {
  const { open, calls } = createPage([maja, person('oper_2', 'owner')])
  const page = await open()
  await page.until((result) => !result.isLoading && calls.some(({ name }) => name === 'GET /admin/users'))
  expect(page.current().isShown).toBe(false)
})

it('does not ask for the team on behalf of other roles', async () => {
  const { open, calls } = createPage([maja], ['see'])
  const page = await open()
  await page.until(() => calls.length > 0)
  expect(page.current()).toMatchObject({ isShown: false, isLoading: false })
  expect(calls.map(({ name }) => name)).toEqual(['GET /admin/session'])
})
