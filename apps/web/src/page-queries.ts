import { sessionsQuery } from '@skafferi/domain/shop/account'
import { cartQuery, checkoutQuery, shippingDateQuery } from '@skafferi/domain/shop/cart'
import { bestSellersQuery, exploreQuery, listingQuery, parseFilter } from '@skafferi/domain/shop/catalogue'
import { addressBookQuery, isAddressMissing, promoCodesQuery, usedAddressesQuery } from '@skafferi/domain/shop/checkout'
import { companyQuery } from '@skafferi/domain/shop/company'
import { filedComplaintsQuery } from '@skafferi/domain/shop/complaints'
import { contentQuery, flashSaleQuery, legalTextQuery } from '@skafferi/domain/shop/content'
import {
  limitToLastPage,
  orderQuery,
  orderSummaryQuery,
  ordersQuery,
  usualArticlesQuery,
} from '@skafferi/domain/shop/orders'
import { productQuery } from '@skafferi/domain/shop/product'
import type { PageQueries } from '@skafferi/domain/shop/rendering'
import { sharedShelfQuery, shelfQuery } from '@skafferi/domain/shop/shelf'
import { wishlistQuery } from '@skafferi/domain/shop/wishlist'
import { toOrderFilter } from './app/use-order-address'
import type { RenderedPage } from './pages'

/**
 * The queries of each rendered page, without those of its header and footer. Part of the page table that only the
 * server loads. A query that is missing here is sent by the browser after hydration.
 */
export const pageQueries: Readonly<Record<RenderedPage, PageQueries>> = {
  terms: ({ shop, load }) => [load(legalTextQuery(shop, 'terms'))],
  privacy: ({ shop, load }) => [load(legalTextQuery(shop, 'privacy'))],
  cookies: ({ shop, load }) => [load(legalTextQuery(shop, 'cookies'))],
  imprint: ({ shop, load }) => [load(legalTextQuery(shop, 'imprint'))],
  home: ({ shop, load }) => [
    load(contentQuery(shop, 'home')),
    load(flashSaleQuery(shop)),
    load(bestSellersQuery(shop)),
    load(exploreQuery(shop)),
    load(shelfQuery(shop)),
    load(usualArticlesQuery(shop)),
  ],
  products: ({ shop, parameters, load }) => [
    load(listingQuery(shop, parseFilter(parameters))).then((listing) =>
      listing?.products.length === 0 ? load(usualArticlesQuery(shop)) : undefined,
    ),
  ],
  product({ shop, id, load }) {
    const { status } = shop.session.getSnapshot()
    const queries = [load(productQuery(shop, id, status)), load(contentQuery(shop, 'product'))]
    return status === 'signed_in' ? [...queries, load(shippingDateQuery(shop))] : queries
  },
  sharedShelf: ({ shop, id, load }) => [load(sharedShelfQuery(shop, id, shop.session.getSnapshot().status))],
  cart: ({ shop, load }) => [load(cartQuery(shop))],
  checkout: ({ shop, load }) => [
    load(promoCodesQuery(shop)),
    load(addressBookQuery(shop)),
    load(checkoutQuery(shop)).then((cart) =>
      cart && isAddressMissing(cart) ? load(usedAddressesQuery(shop)) : undefined,
    ),
  ],
  thanks({ shop, parameters, load }) {
    const id = parameters.get('order')
    return id === null ? [] : [load(orderQuery(shop, id))]
  },
  wishlist: ({ shop, load }) => [load(wishlistQuery(shop))],
  profile({ shop, parameters, load }) {
    const filter = toOrderFilter(parameters)
    return [
      load(sessionsQuery(shop)),
      load(companyQuery(shop)),
      load(addressBookQuery(shop)),
      load(orderSummaryQuery(shop)),
      load(filedComplaintsQuery(shop, undefined)),
      load(ordersQuery(shop, filter)).then((list) => list && load(ordersQuery(shop, limitToLastPage(filter, list)))),
    ]
  },
  order: ({ shop, id, load }) => [load(orderQuery(shop, id)), load(filedComplaintsQuery(shop, id))],
}
