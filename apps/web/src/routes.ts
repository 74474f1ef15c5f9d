import { lazy } from 'react'

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
  { path: '/sign-up', access: 'guest', frame: 'page', Page: lazy(() => import('./routes/sign-up')) },
  { path: '/request-access', access: 'guest', frame: 'bare', Page: lazy(() => import('./routes/request-access')) },
  { path: '/forgot-password', access: 'guest', frame: 'bare', Page: lazy(() => import('./routes/forgot-password')) },
  { path: '/otp', access: 'guest', frame: 'bare', Page: lazy(() => import('./routes/otp')) },
  { path: '/faq', access: 'open', frame: 'page', Page: lazy(() => import('./routes/faq')) },
  { path: '/contact-us', access: 'open', frame: 'page', Page: lazy(() => import('./routes/contact')) },
  { path: '/about', access: 'open', frame: 'page', Page: lazy(() => import('./routes/about')) },
  { path: '/', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/home')) },
  { path: '/products', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/products')) },
  { path: '/products/:id', access: 'open', frame: 'page', Page: lazy(() => import('./routes/product')) },
  { path: '/cart', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/cart')) },
  { path: '/checkout', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/checkout')) },
  { path: '/thanks', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/thanks')) },
  { path: '/wishlist', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/wishlist')) },
  { path: '/profile', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/profile')) },
  { path: '/profile/order/:id', access: 'customer', frame: 'page', Page: lazy(() => import('./routes/order')) },
]
