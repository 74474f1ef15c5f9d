import type { ShopPaths } from '../../commerce/service/shop-paths'

const noLink = () => '#'

/** Paths for previews, whose links lead nowhere. */
export const previewPaths: ShopPaths = {
  home: '#',
  landing: noLink,
  signIn: noLink,
  // As in the shop: a button of the seller's own that leads there is the application.
  signUp: '/sign-up',
  products: noLink,
  product: noLink,
  cart: '#',
  checkout: '#',
  thanks: noLink,
  profile: '#',
  vatNumber: '#',
  privacy: '#',
  terms: '#',
  cookies: '#',
}
