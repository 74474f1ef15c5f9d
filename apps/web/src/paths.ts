import type { ShopPaths } from '@skafferi/ui/commerce/shop-paths'
import { legalPages } from './content/legal-pages'
import { pages } from './pages'

/** Query parameter that keeps the address a visitor asked for until sign-in returns there. */
export const returnParameter = 'return_to'

const withReturn = (path: string, from?: string) =>
  from && from !== '/' ? `${path}?${returnParameter}=${encodeURIComponent(from)}` : path

/** The address of each page, by its name in the table. */
const addresses = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in keyof typeof pages]: string
}

/** The part of the profile's address that opens the form for the company's VAT number. */
export const vatNumberHash = '#vat-number'

/** Every address of the shop, those with something to fill in as functions. */
export const paths = {
  ...addresses,
  landing: (from?: string) => withReturn(addresses.landing, from),
  signIn: (from?: string) => withReturn(addresses.signIn, from),
  products: (query?: string) => (query ? `${addresses.products}?${query}` : addresses.products),
  vatNumber: `${addresses.profile}${vatNumberHash}`,
  product: (id) => addresses.product.replace(':id', id),
  thanks: (orderId) => `${addresses.thanks}?order=${encodeURIComponent(orderId)}`,
  order: (id) => addresses.order.replace(':id', id),
  ...legalPages,
} satisfies ShopPaths
