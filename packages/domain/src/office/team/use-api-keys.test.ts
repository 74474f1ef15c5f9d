import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useApiKeys } from '../index'
import { createTestOffice } from '../testing/test-office'

const till = {
  id: 'apk_1',
  title: 'Old till',
  redacted: 'ak_bVtR8…',
  scopes: ['catalogue'],
  created_by: 'Maja Holm',
  responsible: 'Maja Holm',
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2026-11-19T08:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  revoked_by: null,
}
const [list, create, revoke] = ['GET /admin/api-keys', 'POST /admin/api-keys', 'POST /admin/api-keys/apk_1/revoke']

it('lists keys with their states, creates a key whose secret is shown once, and revokes a key', async () => {
  const { wrapper, calls } = createTestOffice({
    [list]: () => ({
      api_keys: [
        till,
        { ...till, id: 'apk_2', expires_at: null, responsible: 'Johan Berg' },
        { ...till, id: 'apk_3', revoked_at: till.created_at },
      ],
    }),
    [create]: () => ({ api_key: { ...till, title: 'Warehouse' }, token: 'ak_secret' }),
    [revoke]: () => ({ api_key: till }),
  })
  const page = await renderHook(createTestShop({}), useApiKeys, { wrapper })
  const { keys } = await page.until((result) => result.keys.status === 'ready')
  expect(keys).toMatchObject({
    view: [
      { state: 'expired', until: '19 Nov 2026', takenOverBy: null },
      { state: 'active', until: null, used: null, takenOverBy: 'Johan Berg' },
      { state: 'revoked' },
    ],
  })

  expect(
    await page.does(({ create: createKey }) => createKey({ title: ' Warehouse ', scopes: ['see'], days: 30 })),
  ).toBe(true)
  expect(calls).toContainEqual({
    name: create,
    body: { title: 'Warehouse', scopes: ['see'], expires_at: '2026-12-20T08:00:00.000Z' },
  })
  expect(page.current().created).toEqual({ title: 'Warehouse', token: 'ak_secret' })

  await page.does(({ revoke: end }) => end('apk_1'))
  expect(calls.map(({ name }) => name)).toContain(revoke)
  expect(page.current().created).toBeNull()
})
