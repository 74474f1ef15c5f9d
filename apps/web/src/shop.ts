import { createShop } from '@skafferi/domain/shop-context'
import { settings } from './settings'

/** The shop this app shows: one store at the page's own address. */
export function browserShop() {
  const { publishableKey, locale } = settings
  return createShop({ baseUrl: '', publishableKey, locale })
}
