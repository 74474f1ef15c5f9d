import { isInternalPath } from './links'

/** The pages of the shop that links usually lead to, in the order of suggestions. */
export const suggestedPages = [
  '/',
  '/landing',
  '/products',
  '/sign-up',
  '/faq',
  '/about',
  '/contact-us',
  '/terms',
  '/privacy',
  '/cookies',
] as const

/** Pages that links may lead to and that are not suggested; `:id` is any text without a slash. */
const otherPages = [
  '/products/:id',
  '/shelf/:id',
  '/imprint',
  '/sign-in',
  '/request-access',
  '/application',
  '/application/answer',
  '/forgot-password',
  '/otp',
  '/opening-soon',
  '/cart',
  '/checkout',
  '/thanks',
  '/wishlist',
  '/profile',
  '/profile/order/:id',
] as const

const patterns = [...suggestedPages, ...otherPages].map((page) => new RegExp(`^${page.replace(':id', '[^/]+')}$`))

/**
 * True if an internal address is one of the shop's pages, with any query and fragment. False for addresses on other
 * hosts. A page of a product or an order need not exist.
 */
export function isShopPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return isInternalPath(address) && patterns.some((pattern) => pattern.test(path))
}
