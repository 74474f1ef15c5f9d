import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { createTestShop, refusal } from '../../testing/test-shop'
import { cartCountQuery, shippingDateQuery } from '../cart'
import { promoCodesQuery } from '../checkout'
import { customerQuery } from '../session'
import { createHydratedClient, loadQueries, parsePageData, serializeForPage } from './index'

const world = createWorld()
const shell = {
  customer: world.customers.kiosk.customer,
  cart_count: 3,
  product_categories: world.categories,
  tags: world.tags,
}
const promotions = { promotions: [] }
const noAddress = { id: '', parameters: new URLSearchParams() }

/** A signed-in shop whose store refuses to answer about delivery dates. */
const openShop = () =>
  createTestShop(
    {
      'GET /store/shell': () => shell,
      'GET /store/cart/promocode/list': () => promotions,
      'GET /store/cart/shipping-date': () => refusal(404, 'not_found', 'No such address'),
    },
    'anna@kiosk.example',
  )

it('loads the named queries and those of the header in one round, for a browser to hydrate as if just received', async () => {
  const { shop, requests } = openShop()
  const { queries, isMissing } = await loadQueries(shop, noAddress, ({ load }) => [load(promoCodesQuery(shop))])
  expect(requests().toSorted()).toEqual(['GET /store/cart/promocode/list', 'GET /store/shell'])
  expect(isMissing).toBe(false)
  const before = Date.now()
  const client = createHydratedClient({ queries })
  expect(client.getQueryData(promoCodesQuery(shop).queryKey)).toEqual(promotions)
  expect(client.getQueryData(customerQuery(shop).queryKey)).toEqual(shell.customer)
  expect(client.getQueryState(cartCountQuery(shop).queryKey)?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
})

it('leaves refused queries out, and reports a 404', async () => {
  const { shop } = openShop()
  const loaded = await loadQueries(shop, noAddress, ({ load }) => [load(shippingDateQuery(shop))])
  expect(loaded.isMissing).toBe(true)
  expect(loaded.queries.map(({ queryKey }) => queryKey)).not.toContainEqual(shippingDateQuery(shop).queryKey)
})

it('throws errors that are not refusals', async () => {
  const { shop } = openShop()
  const failing = { queryKey: ['failing'], queryFn: () => Promise.reject(new TypeError('a bug')) }
  await expect(loadQueries(shop, noAddress, ({ load }) => [load(failing)])).rejects.toThrow('a bug')
})

it('serializes texts so that they cannot end the element, and parses nothing else', () => {
  expect(serializeForPage('</script>')).not.toContain('<')
  expect(parsePageData(serializeForPage({ record: '</script>' }))).toEqual({ record: '</script>' })
  expect([undefined, '', '{'].map((text) => parsePageData(text))).toEqual([null, null, null])
})
