import type { PageSettings } from '@skafferi/domain/rules/settings/shop-settings'
import type { ShopPaths } from '@skafferi/ui/commerce/service/shop-paths'
import { pages } from './pages'

/** Query parameter with the URL that a visitor requested, to return to after sign-in. */
export const returnParameter = 'return_to'

/** Query parameter with the code of the shared shelf to apply with. */
export const shelfParameter = 'shelf'

const withReturn = (path: string, from?: string) =>
  from && from !== '/' ? `${path}?${returnParameter}=${encodeURIComponent(from)}` : path

/** The path of each page by name. */
const addresses = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in keyof typeof pages]: string
}

/** The fragment of the profile's URL that opens the form for the VAT number. */
export const vatNumberHash = '#vat-number'

/** Every URL of the shop; those with parameters are functions. */
export const paths = {
  ...addresses,
  landing: (from?: string) => withReturn(addresses.landing, from),
  signIn: (from?: string) => withReturn(addresses.signIn, from),
  products: (query?: string) => (query ? `${addresses.products}?${query}` : addresses.products),
  usualArticles: addresses.home,
  vatNumber: `${addresses.profile}${vatNumberHash}`,
  sharedShelf: (code: string) => addresses.sharedShelf.replace(':id', code),
  signUpWithShelf: (code: string) => `${addresses.signUp}?${shelfParameter}=${encodeURIComponent(code)}`,
  product: (id) => addresses.product.replace(':id', id),
  thanks: (orderId) => `${addresses.thanks}?order=${encodeURIComponent(orderId)}`,
  applicationStatus: (token) => `${addresses.application}#${token}`,
  order: (id) => addresses.order.replace(':id', id),
} satisfies ShopPaths & Record<'sharedShelf' | 'signUpWithShelf', (code: string) => string>

/** Returns the URLs that the shop's components link to. */
export const linkedPaths = (hiddenPages: PageSettings['hiddenPages']): ShopPaths => ({
  ...paths,
  ...Object.fromEntries(hiddenPages.map((page) => [page, undefined])),
})
