import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { createTestOffice } from '../testing/test-office'
import { useCarriers } from './use-carriers'

const options = [
  { id: 'small', name: 'PostNord Varubrev' },
  { id: 'large', name: 'Schenker pallet' },
]

async function carriersOf(shippingOption: string, used: readonly string[], named = options) {
  const activities = [undefined, ...used].map((carrier) => ({ after: carrier ? { carrier } : null }))
  const { wrapper } = createTestOffice({
    'GET /admin/activities': () => ({ activities }),
    'GET /admin/settings': () => ({ delivery: { version: 1, value: { options: named } } }),
  })
  const page = await renderHook(createTestShop({}), () => useCarriers(shippingOption), { wrapper })
  await page.until(({ length }) => length > 0)
  return page.current()
}

it('suggests the carriers of the latest parcels once each, last used first', async () => {
  expect(await carriersOf('removed', ['PostNord', 'DHL', 'PostNord'])).toEqual(['PostNord', 'DHL'])
})

it('begins with the delivery option of the order in a shop that has sent nothing', async () => {
  expect(await carriersOf('small', [])).toEqual(['PostNord Varubrev'])
})

it('begins with a carrier that the option names', async () => {
  expect(await carriersOf('small', ['Schenker', 'Postnord'])).toEqual(['Postnord', 'Schenker'])
})

it('does not begin with the carrier of another option', async () => {
  expect(await carriersOf('large', ['PostNord'])).toEqual(['Schenker pallet', 'PostNord'])
})

it('begins with the last carrier if options are not named by carriers', async () => {
  const plain = [{ id: 'small', name: 'Home delivery' }]
  expect(await carriersOf('small', ['DHL', 'PostNord'], plain)).toEqual(['DHL', 'PostNord'])
})
