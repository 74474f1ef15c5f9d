import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useCarriers } from './use-carriers'

it('suggests the carriers of the latest parcels once each, last used first', async () => {
  const carriers = ['PostNord', undefined, 'DHL', 'PostNord']
  const activities = carriers.map((carrier) => ({ after: carrier ? { carrier } : null }))
  const { wrapper } = createTestOffice({ 'GET /admin/activities': () => ({ activities }) })
  const page = await renderHook(createTestShop({}), () => useCarriers(true), { wrapper })
  await page.until(({ length }) => length > 0)
  expect(page.current()).toEqual(['PostNord', 'DHL'])
})
