import type { ShopPaths } from '@skafferi/ui/commerce/service/shop-paths'

/** The addresses of this shop. Pages that it does not have are its start page. */
export const paths: ShopPaths = {
  home: '/',
  landing: () => '/',
  signIn: () => '/',
  products: () => '/',
  product: (id) => `/?product=${id}`,
  cart: '/cart',
  checkout: '/checkout',
  thanks: () => '/',
  profile: '/',
  vatNumber: '/',
  privacy: '/',
  terms: '/',
  cookies: '/',
}
