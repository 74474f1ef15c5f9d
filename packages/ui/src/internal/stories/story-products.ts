import type { Product, ProductListItem, VisitorProduct } from '@skafferi/api'
import {
  emptyFilter,
  toListingView,
  toProductCardView,
  toProductQuery,
  usualSort,
  type ListingFilter,
} from '@skafferi/domain/catalog'
import { toProductView, type ProductChoice } from '@skafferi/domain/product'
import { createHandlers, demoToken } from '@skafferi/fixtures/msw'
import { getResponse } from 'msw'
import { storyWorld } from './story-world'

/** The language of the shop's figures. */
export const storyLocale = 'en-IE'

/** A product of the demo world by its title. */
export function worldProduct(title: string): Product {
  const product = storyWorld.products.find((each) => each.title === title)
  if (!product) {
    throw new Error(`The demo world has no product called "${title}".`)
  }
  return product
}

/** The card of a product. */
export function cardOf(item: ProductListItem) {
  return toProductCardView(item, storyLocale)
}

/** The card of a product of the demo world by its title. */
export function worldCard(title: string) {
  const { id } = worldProduct(title)
  const item = storyWorld.listItems.find((each) => each.id === id)
  if (!item) {
    throw new Error(`The demo world has no card of "${title}".`)
  }
  return cardOf(item)
}

/** What a buyer has chosen; options by their titles. Unit order of one piece where nothing is said. */
export interface StoryChoice extends Partial<Omit<ProductChoice, 'options'>> {
  options?: Record<string, string>
}

/** The page of a product under a choice. */
export function pageOf(product: Product | VisitorProduct, choice: StoryChoice = {}) {
  const chosen = product.options.flatMap(({ id, title }) => {
    const value = choice.options?.[title]
    return value === undefined ? [] : [[id, value]]
  })
  const { mode = 'unit', quantity = 1 } = choice
  return toProductView(product, { options: Object.fromEntries(chosen), mode, quantity }, storyLocale)
}

/** The filter of a listing; what is not said filters nothing. */
export function filterOf(own: Partial<ListingFilter> = {}): ListingFilter {
  return { ...emptyFilter, sort: usualSort({ q: own.q ?? '' }), ...own }
}

/** What the demo store answers to a listing's filter, as the listing shows it. */
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
    throw new Error(`The demo store refused ${address.search}.`)
  }
  return toListingView(await response.json(), filter, storyLocale)
}
