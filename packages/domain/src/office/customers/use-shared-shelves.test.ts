import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useSharedShelves } from './use-shared-shelves'

const shelf = {
  id: 'shelf_1',
  code: 'c0de',
  state: 'title_waiting',
  title: 'Kiosk by the station',
  trade: 'kiosk',
  company_id: null,
  company_name: null,
  articles: 8,
  created_at: '2026-11-19T08:00:00.000Z',
  expires_at: '2027-02-17T08:00:00.000Z',
}

it('lists shared shelves without the links that were removed, and runs their actions', async () => {
  const state = {
    shelves: [shelf, { ...shelf, id: 'shelf_2', state: 'revoked', company_id: 'comp_1', company_name: 'Eva' }],
  }
  const paths = { company: (id: string) => `/office/companies/${id}`, sharedShelf: (code: string) => `/shelf/${code}` }
  const answers = {
    'GET /admin/shared-shelves': () => ({ ...state, count: 2, limit: 25, offset: 0 }),
    'POST /admin/shared-shelves/shelf_1/allow-title': () => ({ ...shelf, state: 'shared' }),
    'POST /admin/shared-shelves/shelf_1/revoke': () => ({ ...shelf, state: 'revoked' }),
  }
  const { wrapper, calls } = createTestOffice(answers, paths)
  const page = await renderHook(createTestShop({}), () => useSharedShelves({ state: '', page: 1 }), { wrapper })
  await page.until(({ shelves }) => shelves.status === 'ready')
  expect(page.current().shelves).toMatchObject({
    view: {
      rows: [
        { id: 'shelf_1', href: '/shelf/c0de', company: null, shared: '19 Nov 2026', expires: '17 Feb 2027' },
        { id: 'shelf_2', href: null, company: { name: 'Eva', href: '/office/companies/comp_1' } },
      ],
    },
  })
  for (const command of ['allow', 'revoke'] as const)
    await page.does(async ({ run }) => expect(await run({ do: command, id: 'shelf_1' })).toBe(true))
  const names = calls.map(({ name }) => name)
  expect(names).toContain('POST /admin/shared-shelves/shelf_1/allow-title')
  expect(names.slice(names.indexOf('POST /admin/shared-shelves/shelf_1/revoke'))).toContain('GET /admin/shared-shelves')
})
