import type { ReactElement } from 'react'
import { ShopPathsProvider, type ShopPaths } from './ShopPaths'

/** URLs for stories, in the format of the shop's. */
export const storyPaths: ShopPaths = {
  home: '/',
  landing: (from) => (from ? `/landing?from=${encodeURIComponent(from)}` : '/landing'),
  signIn: (from) => (from ? `/sign-in?from=${encodeURIComponent(from)}` : '/sign-in'),
  signUp: '/sign-up',
  products: (query) => (query ? `/products?${query}` : '/products'),
  product: (id) => `/products/${id}`,
  cart: '/cart',
  usualArticles: '/',
  checkout: '/checkout',
  thanks: (orderId) => `/thanks?order=${encodeURIComponent(orderId)}`,
  profile: '/profile',
  vatNumber: '/profile#vat-number',
  faq: '/faq',
  contact: '/contact-us',
  about: '/about',
  order: (id) => `/profile/order/${id}`,
  wishlist: '/wishlist',
  requestAccess: '/request-access',
  applicationStatus: (token) => `/application#${token}`,
  forgotPassword: '/forgot-password',
  code: '/otp',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
}

/** Story decorator that provides the shop's URLs. */
export function withShopPaths(Story: () => ReactElement): ReactElement {
  return (
    <ShopPathsProvider paths={storyPaths}>
      <Story />
    </ShopPathsProvider>
  )
}
