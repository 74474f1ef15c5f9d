import type { ShopPaths } from '../../commerce/shop-paths'

const here = () => '#'

/** What the shop's own parts lead to where they are only looked at: nowhere. */
export const previewPaths: ShopPaths = {
  home: '#',
  landing: here,
  signIn: here,
  products: here,
  product: here,
  cart: '#',
  checkout: '#',
  thanks: here,
  profile: '#',
  vatNumber: '#',
  privacy: '#',
  terms: '#',
  cookies: '#',
}
