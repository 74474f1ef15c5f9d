/** What a page is part of, as the rail names it. */
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

/** What an operator needs to be allowed, as the store names it. */
type Purpose = 'see' | 'orders' | 'catalogue' | 'service' | 'house'

/** One page of the office. */
export interface Page {
  /** As the router reads it. */
  path: string
  /** Name of its file in `routes/`, without the ending. */
  route: string
  /** Left out for what the rail does not lead to. */
  place?: Place
  /** Stands before signing in. */
  isDoor?: true
  /** Who finds it on the rail, and may open it. */
  purpose?: Purpose
  /** How much JavaScript it may load before anybody touches it, in kB of 1000 bytes, gzip. */
  maxKb: number
}

/** Every page, and everything there is to say about it but what it shows. */
export const pages = {
  today: { path: '/office', route: 'today', place: 'today', purpose: 'see', maxKb: 165 },
  orders: { path: '/office/orders', route: 'orders', place: 'orders', purpose: 'see', maxKb: 165 },
  order: { path: '/office/orders/:id', route: 'order', place: 'orders', purpose: 'see', maxKb: 165 },
  papers: { path: '/office/papers', route: 'papers', place: 'orders', purpose: 'see', maxKb: 147 },
  inbox: { path: '/office/inbox', route: 'inbox-complaints', place: 'inbox', purpose: 'service', maxKb: 157 },
  complaint: {
    path: '/office/inbox/complaints/:id',
    route: 'inbox-complaints',
    place: 'inbox',
    purpose: 'service',
    maxKb: 157,
  },
  messages: { path: '/office/inbox/messages', route: 'inbox-messages', place: 'inbox', purpose: 'service', maxKb: 157 },
  message: {
    path: '/office/inbox/messages/:id',
    route: 'inbox-messages',
    place: 'inbox',
    purpose: 'service',
    maxKb: 157,
  },
  reviews: { path: '/office/inbox/reviews', route: 'inbox-reviews', place: 'inbox', purpose: 'service', maxKb: 148.5 },
  mail: { path: '/office/inbox/mail', route: 'inbox-mail', place: 'inbox', purpose: 'service', maxKb: 149 },
  applications: {
    path: '/office/applications',
    route: 'applications',
    place: 'applications',
    purpose: 'service',
    maxKb: 156,
  },
  application: {
    path: '/office/applications/:id',
    route: 'applications',
    place: 'applications',
    purpose: 'service',
    maxKb: 156,
  },
  companies: { path: '/office/companies', route: 'companies', place: 'companies', purpose: 'see', maxKb: 156.5 },
  company: { path: '/office/companies/:id', route: 'company', place: 'companies', purpose: 'see', maxKb: 159 },
  products: { path: '/office/products', route: 'products', place: 'products', purpose: 'see', maxKb: 161.5 },
  newProduct: {
    path: '/office/products/new',
    route: 'new-product',
    place: 'products',
    purpose: 'catalogue',
    maxKb: 177,
  },
  product: { path: '/office/products/:id', route: 'product', place: 'products', purpose: 'see', maxKb: 190 },
  categories: { path: '/office/categories', route: 'categories', place: 'categories', purpose: 'see', maxKb: 163 },
  promotions: { path: '/office/promotions', route: 'promotions', place: 'promotions', purpose: 'see', maxKb: 164 },
  flashSale: { path: '/office/promotions/:id', route: 'flash-sale', place: 'promotions', purpose: 'see', maxKb: 174.5 },
  banners: { path: '/office/banners', route: 'banners', place: 'banners', purpose: 'see', maxKb: 169.5 },
  import: { path: '/office/import', route: 'import', place: 'import', purpose: 'catalogue', maxKb: 161 },
  importJob: { path: '/office/import/:id', route: 'import-job', place: 'import', purpose: 'see', maxKb: 161 },
  team: { path: '/office/team', route: 'team', place: 'team', purpose: 'house', maxKb: 158.5 },
  activity: { path: '/office/activity', route: 'activity', place: 'activity', purpose: 'see', maxKb: 150 },
  notices: { path: '/office/notices', route: 'notices', maxKb: 146.5 },
  welcome: { path: '/office/welcome', route: 'welcome', isDoor: true, maxKb: 150 },
} as const satisfies Record<string, Page>

/** How much CSS the office may load, in kB of 1000 bytes, gzip. */
export const maxStylesKb = 19.7
