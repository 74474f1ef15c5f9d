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
  today: { path: '/office', route: 'today', navItem: 'today', permission: 'see', maxKb: 160.5 },
  orders: { path: '/office/orders', route: 'orders', navItem: 'orders', permission: 'see', maxKb: 147 },
  order: { path: '/office/orders/:id', route: 'order', navItem: 'orders', permission: 'see', maxKb: 157.8 },
  packingDocuments: {
    path: '/office/papers',
    route: 'packing-documents',
    navItem: 'orders',
    permission: 'see',
    maxKb: 135.1,
  },
  inbox: { path: '/office/inbox', route: 'inbox-complaints', navItem: 'inbox', permission: 'service', maxKb: 140.9 },
  complaint: {
    path: '/office/inbox/complaints/:id',
    route: 'inbox-complaints',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 140.9,
  },
  messages: {
    path: '/office/inbox/messages',
    route: 'inbox-messages',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 140.9,
  },
  message: {
    path: '/office/inbox/messages/:id',
    route: 'inbox-messages',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 140.9,
  },
  reviews: {
    path: '/office/inbox/reviews',
    route: 'inbox-reviews',
    navItem: 'inbox',
    permission: 'service',
    maxKb: 128.8,
  },
  mail: { path: '/office/inbox/mail', route: 'inbox-mail', navItem: 'inbox', permission: 'service', maxKb: 129.9 },
  applications: {
    path: '/office/applications',
    route: 'applications',
    navItem: 'applications',
    permission: 'service',
    maxKb: 149.1,
  },
  application: {
    path: '/office/applications/:id',
    route: 'applications',
    navItem: 'applications',
    permission: 'service',
    maxKb: 149.1,
  },
  companies: { path: '/office/companies', route: 'companies', navItem: 'companies', permission: 'see', maxKb: 137.7 },
  company: { path: '/office/companies/:id', route: 'company', navItem: 'companies', permission: 'see', maxKb: 152.4 },
  products: { path: '/office/products', route: 'products', navItem: 'products', permission: 'see', maxKb: 154.7 },
  newProduct: {
    path: '/office/products/new',
    route: 'new-product',
    navItem: 'products',
    permission: 'catalogue',
    maxKb: 160.2,
  },
  product: { path: '/office/products/:id', route: 'product', navItem: 'products', permission: 'see', maxKb: 187.3 },
  categories: {
    path: '/office/categories',
    route: 'categories',
    navItem: 'categories',
    permission: 'see',
    maxKb: 143.9,
  },
  promotions: {
    path: '/office/promotions',
    route: 'promotions',
    navItem: 'promotions',
    permission: 'see',
    maxKb: 149.3,
  },
  flashSale: {
    path: '/office/promotions/:id',
    route: 'flash-sale',
    navItem: 'promotions',
    permission: 'see',
    maxKb: 157.6,
  },
  import: { path: '/office/import', route: 'import', navItem: 'import', permission: 'catalogue', maxKb: 156.9 },
  importJob: { path: '/office/import/:id', route: 'import-job', navItem: 'import', permission: 'see', maxKb: 171.6 },
  content: { path: '/office/content', route: 'content', navItem: 'content', permission: 'see', maxKb: 158.5 },
  contentPage: { path: '/office/content/:id', route: 'content', navItem: 'content', permission: 'see', maxKb: 158.5 },
  /** The former address of {@link content}. */
  banners: { path: '/office/banners', route: 'content', maxKb: 158.5 },
  settings: { path: '/office/settings', route: 'settings', navItem: 'settings', permission: 'see', maxKb: 119.4 },
  shopProfile: {
    path: '/office/settings/profile',
    route: 'shop-profile',
    navItem: 'settings',
    permission: 'see',
    maxKb: 146.8,
  },
  delivery: {
    path: '/office/settings/delivery',
    route: 'delivery',
    navItem: 'settings',
    permission: 'see',
    maxKb: 152.4,
  },
  orderTerms: {
    path: '/office/settings/orders',
    route: 'order-terms',
    navItem: 'settings',
    permission: 'see',
    maxKb: 141,
  },
  applicationForm: {
    path: '/office/settings/applications',
    route: 'application-form',
    navItem: 'settings',
    permission: 'see',
    maxKb: 141.3,
  },
  opening: {
    path: '/office/settings/opening',
    route: 'opening',
    navItem: 'settings',
    permission: 'see',
    maxKb: 137.9,
  },
  legalTexts: {
    path: '/office/settings/legal',
    route: 'legal-texts',
    navItem: 'settings',
    permission: 'see',
    maxKb: 140.8,
  },
  sharedShelves: {
    path: '/office/settings/shelves',
    route: 'shared-shelves',
    navItem: 'settings',
    permission: 'service',
    maxKb: 141.3,
  },
  team: { path: '/office/team', route: 'team', navItem: 'team', permission: 'administration', maxKb: 145.8 },
  activity: { path: '/office/activity', route: 'activity', navItem: 'activity', permission: 'see', maxKb: 139.2 },
  notices: { path: '/office/notices', route: 'notices', maxKb: 127 },
  recoveryCodes: { path: '/office/recovery-codes', route: 'recovery-codes', maxKb: 128.1 },
  welcome: { path: '/office/welcome', route: 'welcome', isSignInPage: true, maxKb: 137.4 },
} as const satisfies Record<string, Page>

/** Maximum size of the office's CSS in kB (1000 bytes), gzip. */
export const maxStylesKb = 16.6
