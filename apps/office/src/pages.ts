/** The navigation item of a page. */
type NavItemId =
  | 'today'
  | 'orders'
  | 'inbox'
  | 'applications'
  | 'companies'
  | 'products'
  | 'categories'
  | 'import'
  | 'promotions'
  | 'content'
  | 'settings'
  | 'team'
  | 'activity'

/** The permission that a page requires, as named by the store. */
type Permission = 'see' | 'orders' | 'catalogue' | 'service' | 'administration'

/** One page of the office. */
export interface Page {
  /** The router's path pattern. */
  path: string
  /** Name of its file in `routes/`, without extension. */
  route: string
  /** Omitted for pages outside the navigation. */
  navItem?: NavItemId
  /** True for pages before sign-in. */
  isSignInPage?: true
  /** The permission to see it in the navigation and to open it. */
  permission?: Permission
  /** Maximum size of its initial JavaScript in kB (1000 bytes), gzip. */
  maxKb: number
}

/** Every page with its properties. */
export const pages = {
  today: { path: '/office', route: 'today', navItem: 'today', permission: 'see', maxKb: 168.9 },
  orders: { path: '/office/orders', route: 'orders', navItem: 'orders', permission: 'see', maxKb: 155.2 },
  order: { path: '/office/orders/:id', route: 'order', navItem: 'orders', permission: 'see', maxKb: 173.6 },
  packingDocuments: {
    path: '/office/papers',
    route: 'packing-documents',
    navItem: 'orders',
    permission: 'see',
    maxKb: 136.9,
  },
  inbox: { path: '/office/inbox', route: 'inbox-complaints', navItem: 'inbox', permission: 'service', maxKb: 146.1 },
  complaint: {
    path: '/office/inbox/complaints/:id',
    route: 'inbox-complaints',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 146.1,
  },
  messages: {
    path: '/office/inbox/messages',
    route: 'inbox-messages',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 146.1,
  },
  message: {
    path: '/office/inbox/messages/:id',
    route: 'inbox-messages',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 146.1,
  },
  reviews: {
    path: '/office/inbox/reviews',
    route: 'inbox-reviews',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 132.4,
  },
  mail: { path: '/office/inbox/mail', route: 'inbox-mail', navItem: 'inbox', permission: 'service', maxKb: 133.5 },
  applications: {
    path: '/office/applications',
    route: 'applications',
    navItem: 'applications',
    permission: 'service',
    maxKb: 154.4,
  },
  application: {
    path: '/office/applications/:id',
    route: 'applications',
    navItem: 'applications',
    permission: 'service',
    maxKb: 154.4,
  },
  companies: { path: '/office/companies', route: 'companies', navItem: 'companies', permission: 'see', maxKb: 142.1 },
  company: { path: '/office/companies/:id', route: 'company', navItem: 'companies', permission: 'see', maxKb: 167.6 },
  products: { path: '/office/products', route: 'products', navItem: 'products', permission: 'see', maxKb: 162.7 },
  newProduct: {
    path: '/office/products/new',
    route: 'new-product',
    navItem: 'products',
    permission: 'catalogue',
    maxKb: 167.2,
  },
  product: { path: '/office/products/:id', route: 'product', navItem: 'products', permission: 'see', maxKb: 196.5 },
  categories: {
    path: '/office/categories',
    route: 'categories',
    navItem: 'categories',
    permission: 'see',
    maxKb: 150.7,
  },
  promotions: {
    path: '/office/promotions',
    route: 'promotions',
    navItem: 'promotions',
    permission: 'see',
    maxKb: 156.6,
  },
  flashSale: {
    path: '/office/promotions/:id',
    route: 'flash-sale',
    navItem: 'promotions',
    permission: 'see',
    maxKb: 163.8,
  },
  import: { path: '/office/import', route: 'import', navItem: 'import', permission: 'catalogue', maxKb: 167.1 },
  importJob: { path: '/office/import/:id', route: 'import-job', navItem: 'import', permission: 'see', maxKb: 183.9 },
  content: { path: '/office/content', route: 'content', navItem: 'content', permission: 'see', maxKb: 161.8 },
  contentPage: { path: '/office/content/:id', route: 'content', navItem: 'content', permission: 'see', maxKb: 161.8 },
  /** The former address of {@link content}. */
  banners: { path: '/office/banners', route: 'content', maxKb: 161.8 },
  settings: { path: '/office/settings', route: 'settings', navItem: 'settings', permission: 'see', maxKb: 122.8 },
  shopProfile: {
    path: '/office/settings/profile',
    route: 'shop-profile',
    navItem: 'settings',
    permission: 'see',
    maxKb: 153.6,
  },
  delivery: {
    path: '/office/settings/delivery',
    route: 'delivery',
    navItem: 'settings',
    permission: 'see',
    maxKb: 159.4,
  },
  orderTerms: {
    path: '/office/settings/orders',
    route: 'order-terms',
    navItem: 'settings',
    permission: 'see',
    maxKb: 147.7,
  },
  applicationForm: {
    path: '/office/settings/applications',
    route: 'application-form',
    navItem: 'settings',
    permission: 'see',
    maxKb: 148.2,
  },
  opening: {
    path: '/office/settings/opening',
    route: 'opening',
    navItem: 'settings',
    permission: 'see',
    maxKb: 145.6,
  },
  legalTexts: {
    path: '/office/settings/legal',
    route: 'legal-texts',
    navItem: 'settings',
    permission: 'see',
    maxKb: 148.4,
  },
  sharedShelves: {
    path: '/office/settings/shelves',
    route: 'shared-shelves',
    navItem: 'settings',
    permission: 'service',
    maxKb: 151,
  },
  team: { path: '/office/team', route: 'team', navItem: 'team', permission: 'administration', maxKb: 151 },
  activity: { path: '/office/activity', route: 'activity', navItem: 'activity', permission: 'see', maxKb: 154.8 },
  notices: { path: '/office/notices', route: 'notices', maxKb: 131.1 },
  recoveryCodes: { path: '/office/recovery-codes', route: 'recovery-codes', maxKb: 132.6 },
  welcome: { path: '/office/welcome', route: 'welcome', isSignInPage: true, maxKb: 141.2 },
} as const satisfies Record<string, Page>

/** Maximum size of the office's CSS in kB (1000 bytes), gzip. */
export const maxStylesKb = 16.7
