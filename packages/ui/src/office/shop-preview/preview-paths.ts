import type { ShopPaths } from '../../commerce/shop-paths'

const noLink = () => '#'

/** What the shop's own parts lead to wnoLink they are only looked at: nownoLink. */
export const previewPaths: ShopPaths = {
  home: '#',
  landing: noLink,
  signIn: noLink,
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
