import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useTeam } from '../index'
import { createTestOffice } from '../testing/test-office'

const at = '2026-11-20T08:00:00.000Z'
const johan = {
  id: 'oper_2',
  email: 'johan@shop.example',
  name: 'Johan Berg',
  role: 'owner',
  disabled_at: null,
  created_at: at,
}
const key = { id: 'apk_1', operator_id: johan.id, kind: 'api_key', title: 'Warehouse', last_used_at: at }
const [list, change] = ['GET /admin/users', `POST /admin/users/${johan.id}`]

it('lists an operator with their keys and webhooks, and deactivates them with the integrations to keep', async () => {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => ({ operator: { ...johan, id: 'oper_1' }, expires_at: at, may: ['administration'] }),
    [list]: () => ({
      operators: [johan],
      invites: [],
      integrations: [key, { ...key, id: 'apk_2', operator_id: 'oper_1' }],
    }),
    [change]: () => ({ operator: johan }),
  })
  const page = await renderHook(createTestShop({}), useTeam, { wrapper })
  const { team } = await page.until((result) => result.team.status === 'ready')
  expect(team).toMatchObject({
    view: {
      members: [
        {
          integrations: [{ id: 'apk_1', kind: 'api_key', title: 'Warehouse', used: expect.stringContaining('20 Nov') }],
        },
      ],
    },
  })

  const before = calls.filter(({ name }) => name === list).length
  expect(await page.does(({ run }) => run({ do: 'disable', id: johan.id, keep: ['apk_1'] }))).toBe(true)
  expect(calls).toContainEqual({ name: change, body: { disabled: true, keep: ['apk_1'] } })
  await page.until(() => calls.filter(({ name }) => name === list).length > before)
})
