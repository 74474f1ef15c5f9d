/** What a page is part of, as the rail names it. */
type Place = 'today' | 'orders' | 'inbox' | 'applications' | 'companies' | 'products' | 'categories' | 'import' | 'promotions' | 'banners' | 'team' | 'activity'

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
  today: { path: '/office', route: 'today', place: 'today', purpose: 'see', maxKb: 164 },
  orders: { path: '/office/orders', route: 'orders', place: 'orders', purpose: 'see', maxKb: 164 },
  order: { path: '/office/orders/:id', route: 'order', place: 'orders', purpose: 'see', maxKb: 164 },
  papers: { path: '/office/papers', route: 'papers', place: 'orders', purpose: 'see', maxKb: 146.5 },
  inbox: { path: '/office/inbox', route: 'inbox-complaints', place: 'inbox', purpose: 'service', maxKb: 154.5 },
  complaint: { path: '/office/inbox/complaints/:id', route: 'inbox-complaints', place: 'inbox', purpose: 'service', maxKb: 154.5 },
  messages: { path: '/office/inbox/messages', route: 'inbox-messages', place: 'inbox', purpose: 'service', maxKb: 154.5 },
  message: { path: '/office/inbox/messages/:id', route: 'inbox-messages', place: 'inbox', purpose: 'service', maxKb: 154.5 },
  reviews: { path: '/office/inbox/reviews', route: 'inbox-reviews', place: 'inbox', purpose: 'service', maxKb: 147.5 },
  mail: { path: '/office/inbox/mail', route: 'inbox-mail', place: 'inbox', purpose: 'service', maxKb: 148 },
  applications: { path: '/office/applications', route: 'applications', place: 'applications', purpose: 'service', maxKb: 153 },
  application: { path: '/office/applications/:id', route: 'applications', place: 'applications', purpose: 'service', maxKb: 153 },
  companies: { path: '/office/companies', route: 'companies', place: 'companies', purpose: 'see', maxKb: 155.5 },
  company: { path: '/office/companies/:id', route: 'company', place: 'companies', purpose: 'see', maxKb: 158 },
  products: { path: '/office/products', route: 'products', place: 'products', purpose: 'see', maxKb: 160.5 },
  newProduct: { path: '/office/products/new', route: 'new-product', place: 'products', purpose: 'catalogue', maxKb: 176.5 },
  product: { path: '/office/products/:id', route: 'product', place: 'products', purpose: 'see', maxKb: 189.5 },
  categories: { path: '/office/categories', route: 'categories', place: 'categories', purpose: 'see', maxKb: 162 },
  promotions: { path: '/office/promotions', route: 'promotions', place: 'promotions', purpose: 'see', maxKb: 163 },
  flashSale: { path: '/office/promotions/:id', route: 'flash-sale', place: 'promotions', purpose: 'see', maxKb: 173.5 },
  banners: { path: '/office/banners', route: 'banners', place: 'banners', purpose: 'see', maxKb: 168.5 },
  import: { path: '/office/import', route: 'import', place: 'import', purpose: 'catalogue', maxKb: 160 },
  importJob: { path: '/office/import/:id', route: 'import-job', place: 'import', purpose: 'see', maxKb: 160 },
  team: { path: '/office/team', route: 'team', place: 'team', purpose: 'house', maxKb: 157.5 },
  activity: { path: '/office/activity', route: 'activity', place: 'activity', purpose: 'see', maxKb: 149 },
  notices: { path: '/office/notices', route: 'notices', maxKb: 145.5 },
  welcome: { path: '/office/welcome', route: 'welcome', isDoor: true, maxKb: 149.5 },
} as const satisfies Record<string, Page>

/** How much CSS the office may load, in kB of 1000 bytes, gzip. */
export const maxStylesKb = 19.6
