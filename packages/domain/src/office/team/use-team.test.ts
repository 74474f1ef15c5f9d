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
  version: 4,
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

it('changes a role of the displayed version, offers to undo it once, and says what roles cover', async () => {
  const { wrapper, calls } = createTestOffice({
    'GET /admin/session': () => ({ operator: { ...johan, id: 'oper_1' }, expires_at: at, may: ['administration'] }),
    [list]: () => ({ operators: [johan], invites: [], integrations: [] }),
    [change]: (body) => ({ operator: { ...johan, ...(body as object), version: 5 } }),
  })
  const page = await renderHook(createTestShop({}), useTeam, { wrapper })
  const { team } = await page.until((result) => result.team.status === 'ready')
  expect(team).toMatchObject({
    view: { members: [{ version: 4 }], purposes: { catalogue: ['see', 'catalogue'], reader: ['see'] } },
  })
  const { id, name } = johan
  await page.does(({ run }) => run({ do: 'role', id, role: 'support', version: 4, from: 'owner' }))
  expect(calls).toContainEqual({ name: change, body: { role: 'support', version: 4 } })
  const { roleChange } = page.current()
  expect(roleChange).toEqual({ id, name, role: 'support', from: 'owner', version: 5 })
  await page.does(({ run }) => run({ do: 'role', id, role: 'owner', version: 5, from: null }))
  expect(calls).toContainEqual({ name: change, body: { role: 'owner', version: 5 } })
  expect(page.current().roleChange).toBeNull()
})
