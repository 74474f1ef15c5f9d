import { lazy } from 'react'
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
}

/** Who may open a page: everyone, only visitors, or only customers. */
export type Access = 'open' | 'guest' | 'customer'

/** What stands around a page: head and foot, the same with room from edge to edge, or nothing. */
export type Frame = 'page' | 'wide' | 'bare'

interface ShopRoute {
  path: string
  access: Access
  frame: Frame
  Page: ReturnType<typeof lazy>
}

/** The pages, each loaded when it is first opened. */
export const routes: readonly ShopRoute[] = [
  { path: '/landing', access: 'open', frame: 'wide', Page: lazy(() => import('./routes/landing')) },
  { path: '/sign-in', access: 'guest', frame: 'bare', Page: lazy(() => import('./routes/sign-in')) },
  { path: '/', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/home')) },
  { path: '/products', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/products')) },
  { path: '/products/:id', access: 'open', frame: 'page', Page: lazy(() => import('./routes/product')) },
  { path: '/cart', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/cart')) },
  { path: '/checkout', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/checkout')) },
  { path: '/thanks', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/thanks')) },
  { path: '/profile', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/profile')) },
]
