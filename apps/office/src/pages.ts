/** The navigation item of a page. */
type Place =
  | 'today'
  | 'orders'
  | 'inbox'
  | 'applications'
  | 'companies'
  | 'products'
  | 'categories'
  | 'import'
  | 'promotions'
  | 'banners'
  | 'team'
  | 'activity'

/** The permission that a page needs, by the store's name. */
type Purpose = 'see' | 'orders' | 'catalogue' | 'service' | 'administration'

/** One page of the office. */
export interface Page {
  /** The router's path pattern. */
  path: string
  /** Name of its file in `routes/`, without extension. */
  route: string
  /** Omitted for pages outside the navigation. */
  place?: Place
  /** True for pages before sign-in. */
  isSignInPage?: true
  /** The permission to see it in the navigation and to open it. */
  purpose?: Purpose
  /** Maximum size of its initial JavaScript in kB (1000 bytes), gzip. */
  maxKb: number
}

/** Every page with its properties. */
export const pages = {
  today: { path: '/office', route: 'today', place: 'today', purpose: 'see', maxKb: 165 },
  orders: { path: '/office/orders', route: 'orders', place: 'orders', purpose: 'see', maxKb: 165.5 },
  order: { path: '/office/orders/:id', route: 'order', place: 'orders', purpose: 'see', maxKb: 165.5 },
  packingDocuments: {
    path: '/office/papers',
    route: 'packing-documents',
    place: 'orders',
    purpose: 'see',
    maxKb: 147.5,
  },
  inbox: { path: '/office/inbox', route: 'inbox-complaints', place: 'inbox', purpose: 'service', maxKb: 159 },
  complaint: {
    path: '/office/inbox/complaints/:id',
    route: 'inbox-complaints',
    place: 'inbox',
    purpose: 'service',
    maxKb: 159,
  },
  messages: { path: '/office/inbox/messages', route: 'inbox-messages', place: 'inbox', purpose: 'service', maxKb: 159 },
  message: {
    path: '/office/inbox/messages/:id',
    route: 'inbox-messages',
    place: 'inbox',
    purpose: 'service',
    maxKb: 159,
  },
  reviews: { path: '/office/inbox/reviews', route: 'inbox-reviews', place: 'inbox', purpose: 'service', maxKb: 149 },
  mail: { path: '/office/inbox/mail', route: 'inbox-mail', place: 'inbox', purpose: 'service', maxKb: 150 },
  applications: {
    path: '/office/applications',
    route: 'applications',
    place: 'applications',
    purpose: 'service',
    maxKb: 160.5,
  },
  application: {
    path: '/office/applications/:id',
    route: 'applications',
    place: 'applications',
    purpose: 'service',
    maxKb: 160.5,
  },
  companies: { path: '/office/companies', route: 'companies', place: 'companies', purpose: 'see', maxKb: 157 },
  company: { path: '/office/companies/:id', route: 'company', place: 'companies', purpose: 'see', maxKb: 160 },
  products: { path: '/office/products', route: 'products', place: 'products', purpose: 'see', maxKb: 161.5 },
  newProduct: {
    path: '/office/products/new',
    route: 'new-product',
    place: 'products',
    purpose: 'catalogue',
    maxKb: 177,
  },
  product: { path: '/office/products/:id', route: 'product', place: 'products', purpose: 'see', maxKb: 190.5 },
  categories: { path: '/office/categories', route: 'categories', place: 'categories', purpose: 'see', maxKb: 163.5 },
  promotions: { path: '/office/promotions', route: 'promotions', place: 'promotions', purpose: 'see', maxKb: 164 },
  flashSale: { path: '/office/promotions/:id', route: 'flash-sale', place: 'promotions', purpose: 'see', maxKb: 175 },
  banners: { path: '/office/banners', route: 'banners', place: 'banners', purpose: 'see', maxKb: 170 },
  import: { path: '/office/import', route: 'import', place: 'import', purpose: 'catalogue', maxKb: 161 },
  importJob: { path: '/office/import/:id', route: 'import-job', place: 'import', purpose: 'see', maxKb: 161 },
  team: { path: '/office/team', route: 'team', place: 'team', purpose: 'administration', maxKb: 159 },
  activity: { path: '/office/activity', route: 'activity', place: 'activity', purpose: 'see', maxKb: 150 },
  notices: { path: '/office/notices', route: 'notices', maxKb: 147 },
  welcome: { path: '/office/welcome', route: 'welcome', isSignInPage: true, maxKb: 150.5 },
} as const satisfies Record<string, Page>

/** Maximum size of the office's CSS in kB (1000 bytes), gzip. */
export const maxStylesKb = 19.7
