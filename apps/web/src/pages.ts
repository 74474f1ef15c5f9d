/** Who may open a page: everyone, only visitors, or only customers. */
export type Access = 'open' | 'guest' | 'customer'

/**
 * The frame of a page:
 * - `page`: header, footer and content up to 1216 px wide, and up to 1600 px in wide windows;
 * - `wide`: the same, content at full width;
 * - `checkout`: the shop's name, a link back to the cart, help and the legal pages;
 * - `bare`: none.
 */
export type Frame = 'page' | 'wide' | 'checkout' | 'bare'

/**
 * The document that the store sends for a page:
 * - `static`: for visitors its own document with content that depends on the settings and its blocks alone;
 * - `shell`: its own document, which names the page's scripts and has no content;
 * - `app`: the shared empty document of customers' pages, which names the scripts of their header and footer;
 * - `rendered`: rendered by the store for each customer with its data; if rendering fails, the `app` document.
 */
export type PageDocument = 'static' | 'shell' | 'app' | 'rendered'

/** One page of the shop. */
export interface Page {
  /** The router's path pattern: `:id` matches one segment, `*` any other path. */
  path: string
  /** Name of its file in `routes/`, without extension; legal pages share one. */
  route: string
  access: Access
  frame: Frame
  /** True for pages with products: phones show the category bar above them. False by default. */
  showsCategories?: true
  /** `full`: the footer with columns, for the start pages. Default: the compact footer. */
  footer?: 'full'
  document: PageDocument
  /** True if its content for visitors changes, so that the store renders it at each request. */
  rendersPerRequest?: true
  /** URL that the store redirects visitors to, before anything of the page loads. */
  visitorsGoTo?: string
  /**
   * In a closed shop: `open` to visitors too, or the `notice` that they see at the addresses of all other pages. By
   * default the page is customers' then.
   */
  whenClosed?: 'open' | 'notice'
  /** True if search engines must not list it. False by default. */
  noIndex?: true
  /** Maximum size of its initial JavaScript in kB (1000 bytes), gzip. */
  maxKb: number
}

/** Every page with its properties. */
export const pages = {
  landing: {
    path: '/landing',
    route: 'landing',
    access: 'open',
    frame: 'wide',
    footer: 'full',
    document: 'static',
    maxKb: 117.7,
  },
  signIn: {
    path: '/sign-in',
    route: 'sign-in',
    access: 'guest',
    frame: 'bare',
    document: 'static',
    whenClosed: 'open',
    maxKb: 124,
  },
  signUp: { path: '/sign-up', route: 'sign-up', access: 'guest', frame: 'page', document: 'shell', maxKb: 148.6 },
  requestAccess: {
    path: '/request-access',
    route: 'request-access',
    access: 'guest',
    frame: 'bare',
    document: 'shell',
    maxKb: 128,
  },
  application: {
    path: '/application',
    route: 'application',
    access: 'open',
    frame: 'page',
    document: 'shell',
    maxKb: 123.5,
  },
  applicationAnswer: {
    path: '/application/answer',
    route: 'application-answer',
    access: 'open',
    frame: 'page',
    document: 'shell',
    maxKb: 150.2,
  },
  forgotPassword: {
    path: '/forgot-password',
    route: 'forgot-password',
    access: 'guest',
    frame: 'bare',
    document: 'shell',
    whenClosed: 'open',
    maxKb: 124.7,
  },
  code: {
    path: '/otp',
    route: 'otp',
    access: 'guest',
    frame: 'bare',
    document: 'shell',
    whenClosed: 'open',
    maxKb: 128.6,
  },
  openingSoon: {
    path: '/opening-soon',
    route: 'opening-soon',
    access: 'open',
    frame: 'bare',
    document: 'static',
    visitorsGoTo: '/',
    whenClosed: 'notice',
    maxKb: 112.9,
  },
  faq: { path: '/faq', route: 'faq', access: 'open', frame: 'page', document: 'static', maxKb: 115.9 },
  contact: {
    path: '/contact-us',
    route: 'contact',
    access: 'open',
    frame: 'page',
    document: 'static',
    maxKb: 136.5,
  },
  about: { path: '/about', route: 'about', access: 'open', frame: 'page', document: 'static', maxKb: 116.4 },
  terms: {
    path: '/terms',
    route: 'legal',
    access: 'open',
    frame: 'page',
    document: 'rendered',
    rendersPerRequest: true,
    whenClosed: 'open',
    maxKb: 131,
  },
  privacy: {
    path: '/privacy',
    route: 'legal',
    access: 'open',
    frame: 'page',
    document: 'rendered',
    rendersPerRequest: true,
    whenClosed: 'open',
    maxKb: 131,
  },
  cookies: {
    path: '/cookies',
    route: 'legal',
    access: 'open',
    frame: 'page',
    document: 'rendered',
    rendersPerRequest: true,
    whenClosed: 'open',
    maxKb: 131,
  },
  imprint: {
    path: '/imprint',
    route: 'legal',
    access: 'open',
    frame: 'page',
    document: 'rendered',
    rendersPerRequest: true,
    whenClosed: 'open',
    maxKb: 131,
  },
  home: {
    path: '/',
    route: 'home',
    access: 'customer',
    frame: 'page',
    showsCategories: true,
    footer: 'full',
    document: 'rendered',
    visitorsGoTo: '/landing',
    maxKb: 162.6,
  },
  products: {
    path: '/products',
    route: 'products',
    access: 'customer',
    frame: 'page',
    showsCategories: true,
    document: 'rendered',
    maxKb: 172.8,
  },
  product: {
    path: '/products/:id',
    route: 'product',
    access: 'open',
    frame: 'page',
    showsCategories: true,
    document: 'rendered',
    rendersPerRequest: true,
    maxKb: 174.3,
  },
  sharedShelf: {
    path: '/shelf/:id',
    route: 'shelf',
    access: 'open',
    frame: 'page',
    document: 'rendered',
    rendersPerRequest: true,
    noIndex: true,
    maxKb: 140.1,
  },
  cart: { path: '/cart', route: 'cart', access: 'customer', frame: 'page', document: 'rendered', maxKb: 165.7 },
  checkout: {
    path: '/checkout',
    route: 'checkout',
    access: 'customer',
    frame: 'checkout',
    document: 'rendered',
    maxKb: 160.6,
  },
  thanks: { path: '/thanks', route: 'thanks', access: 'customer', frame: 'page', document: 'rendered', maxKb: 152.8 },
  wishlist: {
    path: '/wishlist',
    route: 'wishlist',
    access: 'customer',
    frame: 'page',
    document: 'rendered',
    maxKb: 165.8,
  },
  profile: {
    path: '/profile',
    route: 'profile',
    access: 'customer',
    frame: 'page',
    document: 'rendered',
    maxKb: 156.8,
  },
  order: {
    path: '/profile/order/:id',
    route: 'order',
    access: 'customer',
    frame: 'page',
    document: 'rendered',
    maxKb: 154.2,
  },
  notFound: { path: '*', route: 'not-found', access: 'open', frame: 'page', document: 'app', maxKb: 129.5 },
} as const satisfies Record<string, Page>

/** The name of a page that the store renders for each customer; its queries are named in `page-queries.ts`. */
export type RenderedPage = {
  [Name in keyof typeof pages]: (typeof pages)[Name]['document'] extends 'rendered' ? Name : never
}[keyof typeof pages]

/** Maximum size of a page's CSS in kB (1000 bytes), gzip. */
export const maxStylesKb = 18.7
