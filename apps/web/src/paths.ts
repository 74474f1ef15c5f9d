import type { ShopPaths } from '@skafferi/ui/commerce/shop-paths'
import { legalPages } from './content/legal-pages'

/** Query parameter that keeps the address a visitor asked for until sign-in returns there. */
export const returnParameter = 'return_to'

const withReturn = (path: string, from?: string) =>
  from && from !== '/' ? `${path}?${returnParameter}=${encodeURIComponent(from)}` : path

/** Every address of the shop, in one place. */
export const paths = {
  home: '/',
  landing: (from?: string) => withReturn('/landing', from),
  signIn: (from?: string) => withReturn('/sign-in', from),
  signUp: '/sign-up',
  requestAccess: '/request-access',
  forgotPassword: '/forgot-password',
  code: '/otp',
  products: (query?: string) => (query ? `/products?${query}` : '/products'),
  product: (id) => `/products/${id}`,
  cart: '/cart',
  checkout: '/checkout',
  thanks: (orderId) => `/thanks?order=${encodeURIComponent(orderId)}`,
  profile: '/profile',
  order: (id) => `/profile/order/${id}`,
  wishlist: '/wishlist',
  faq: '/faq',
  contact: '/contact-us',
  about: '/about',
  ...legalPages,
} satisfies ShopPaths
