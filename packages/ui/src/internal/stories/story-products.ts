import type { Product, ProductListItem, VisitorProduct } from '@skafferi/api'
import {
  emptyFilter,
  toListingView,
  toProductQuery,
  defaultSort,
  type ListingFilter,
} from '@skafferi/domain/shop/catalogue'
import { toProductCardView } from '@skafferi/domain/platform/shared-views'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { toProductView, type ProductChoice } from '@skafferi/domain/shop/product'
import { createHandlers, demoToken } from '@skafferi/fixtures/msw'
import { getResponse } from 'msw'
import { storyWorld } from './story-world'

/** Locale for numbers in stories. */
export const storyLocale = 'en-IE'

/** The product of the demo world with the given title. */
export function worldProduct(title: string): Product {
  const product = storyWorld.products.find((each) => each.title === title)
  if (!product) {
    throw new Error(`The demo world has no product called "${title}".`)
  }
  return product
}

/** The card view of a product. */
export function cardOf(item: ProductListItem) {
  return toProductCardView(item, storyLocale)
}

/** The card view of the product with the given title. */
export function worldCard(title: string) {
  const { id } = worldProduct(title)
  const item = storyWorld.listItems.find((each) => each.id === id)
  if (!item) {
    throw new Error(`The demo world has no card of "${title}".`)
  }
  return cardOf(item)
}

/** A buyer's choice; options by title. Default: a unit order of one piece. */
export interface StoryChoice extends Partial<Omit<ProductChoice, 'options'>> {
  options?: Record<string, string>
}

/** The product page view for a choice. */
export function pageOf(product: Product | VisitorProduct, choice: StoryChoice = {}) {
  const chosen = product.options.flatMap(({ id, title }) => {
    const value = choice.options?.[title]
    return value === undefined ? [] : [[id, value]]
  })
  const { mode = 'unit', quantity = 1, inCart } = choice
  return toProductView(
    product,
    { options: Object.fromEntries(chosen), mode, quantity, inCart },
    { delivery: demoDelivery, locale: storyLocale },
  )
}

/** A listing's filter; omitted fields do not filter. */
export function filterOf(own: Partial<ListingFilter> = {}): ListingFilter {
  return { ...emptyFilter, sort: defaultSort({ q: own.q ?? '' }), ...own }
}

/** The demo store's result for a listing's filter, as a view. */
export async function worldListing(own: Partial<ListingFilter> = {}) {
  const filter = filterOf(own)
  const address = new URL('http://shop.test/store/products')
  for (const [name, value] of Object.entries(toProductQuery(filter))) {
    for (const single of [value].flat()) {
      if (single !== undefined) {
        address.searchParams.append(name, String(single))
      }
    }
  }
  const headers = { authorization: `Bearer ${demoToken('kiosk')}` }
  const response = await getResponse(createHandlers(storyWorld), new Request(address, { headers }))
  if (!response?.ok) {
    throw new Error(`The demo store rejected ${address.search}.`)
  }
  return toListingView(await response.json(), filter, storyLocale)
}
