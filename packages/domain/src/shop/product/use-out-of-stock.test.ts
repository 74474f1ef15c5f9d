import { soldOutProduct } from '@skafferi/fixtures/build'
import { createWorld, toListItem } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { toProductView } from './product.view'
import { useOutOfStock } from './index'

const { products } = createWorld()
const soldOut = soldOutProduct()
const shop = { delivery: demoDelivery, locale: 'en-IE' }
const choice = { options: {}, mode: 'unit', quantity: 1 } as const
const view = toProductView(soldOut, choice, shop)
const cards = products.map(toListItem).filter((card) => card.inventory_quantity > 0)
const [first, second, third, fourth] = cards as [
  (typeof cards)[0],
  (typeof cards)[0],
  (typeof cards)[0],
  (typeof cards)[0],
]
const noticePath = `/store/products/${soldOut.id}/stock-notice`
const empty = { ...second, id: 'prod_empty', inventory_quantity: 0, availability: 'tracked' as const }
const listed = (...found: (typeof cards)[0][]) => ({ products: found, count: found.length, limit: 12, offset: 0 })

describe('a product that is out of stock', () => {
  it('offers products in stock, those of its brand first', async () => {
    const test = createTestShop(
      {
        'GET /store/products': ({ url }: { url: URL }) =>
          url.searchParams.has('brand')
            ? listed(toListItem(soldOut), empty, first)
            : listed(first, second, third, fourth),
        [`GET ${noticePath}`]: () => ({ requested: false }),
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useOutOfStock(view))
    const { neighbours } = await page.until((now) => now.neighbours.length > 0)
    expect(neighbours.map(({ id }) => id)).toEqual([first.id, second.id, third.id])
  })

  it('offers the same article in another pack before others of its brand', async () => {
    const roll = { ...third, id: 'prod_roll', title: `${soldOut.title}, roll of 10 cans` }
    const test = createTestShop(
      {
        'GET /store/products': ({ url }: { url: URL }) =>
          url.searchParams.has('brand') ? listed(first, second, roll) : listed(fourth),
        [`GET ${noticePath}`]: () => ({ requested: false }),
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useOutOfStock(view))
    const { neighbours } = await page.until((now) => now.neighbours.length > 0)
    expect(neighbours.map(({ id }) => id)).toEqual(['prod_roll', first.id, second.id])
  })

  it('sends and cancels the request for an e-mail', async () => {
    const test = createTestShop(
      {
        'GET /store/products': () => listed(),
        [`GET ${noticePath}`]: () => ({ requested: false }),
        [`PUT ${noticePath}`]: () => ({ requested: true }),
        [`DELETE ${noticePath}`]: () => ({ requested: false }),
      },
      'anna@kiosk.example',
    )
    const page = await renderHook(test, () => useOutOfStock(view))
    await page.until((now) => now.notice.requested === false)
    await page.does(() => page.current().notice.onChange({ requested: true }))
    await page.until((now) => now.notice.requested === true)
    await page.does(() => page.current().notice.onChange({ requested: false }))
    await page.until((now) => now.notice.requested === false)
  })
})
