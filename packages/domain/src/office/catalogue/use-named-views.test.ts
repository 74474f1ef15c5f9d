import { expect, it } from 'vitest'
import { createQueryClient } from '../../platform/query-client'
import type { SharedText } from '../../platform/text-storage'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { sessionKey } from '../session.queries'
import { officeWrapper } from '../testing/test-office'
import { useNamedViews } from './use-named-views'

/** A browser's storage. */
function storageOf(stored: string | null): SharedText {
  let text = stored
  return {
    read: () => text,
    write: (next) => void (text = next),
    clear: () => void (text = null),
    listen: () => () => undefined,
  }
}

function open(storage: SharedText, id: string) {
  const office = createOffice({
    baseUrl: 'http://store.test',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    sharedStorage: () => storage,
  })
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionKey, { operator: { id }, may: ['see'] })
  return renderHook(createTestShop({}), useNamedViews, { wrapper: officeWrapper(office, queryClient) })
}

it('saves views by operator, replaces one of the same name, and removes one', async () => {
  const storage = storageOf(null)
  const page = await open(storage, 'op_1')
  await page.does(({ save }) => save({ name: ' Candy ', query: 'category=1' }))
  await page.does(({ save }) => save({ name: 'Sold out', query: 'stock=out' }))
  await page.does(({ save }) => save({ name: 'Candy', query: 'category=2' }))
  await page.does(({ save }) => save({ name: '  ', query: 'category=3' }))
  expect(page.current().views).toEqual([
    { name: 'Sold out', query: 'stock=out' },
    { name: 'Candy', query: 'category=2' },
  ])
  const other = await open(storage, 'op_2')
  expect(other.current().views).toEqual([])
  await other.does(({ save }) => save({ name: 'Mine', query: 'brand=X' }))
  const again = await open(storage, 'op_1')
  await again.does(({ remove }) => remove('stock=out'))
  expect(again.current().views).toEqual([{ name: 'Candy', query: 'category=2' }])
  expect(JSON.parse(storage.read()!)).toMatchObject({ op_2: [{ name: 'Mine' }] })
})

it('ignores what another program has stored', async () => {
  const page = await open(storageOf('{"op_1":[{"name":1}]}'), 'op_1')
  expect(page.current().views).toEqual([])
})
