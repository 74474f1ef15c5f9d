import type { ShopPaths } from '@skafferi/ui/commerce/shop-paths'

/** Query parameter that keeps the address a visitor asked for until sign-in returns there. */
export const returnParameter = 'return_to'

const withReturn = (path: string, from?: string) =>
  from && from !== '/' ? `${path}?${returnParameter}=${encodeURIComponent(from)}` : path

/** Every address of the shop, in one place. */
export const paths: ShopPaths = {
  home: '/',
  landing: (from) => withReturn('/landing', from),
  signIn: (from) => withReturn('/sign-in', from),
  products: (query) => (query ? `/products?${query}` : '/products'),
  product: (id) => `/products/${id}`,
  cart: '/cart',
  checkout: '/checkout',
  thanks: (orderId) => `/thanks?order=${encodeURIComponent(orderId)}`,
  profile: '/profile',
  faq: '/faq',
  contact: '/contact-us',
  about: '/about',
}
