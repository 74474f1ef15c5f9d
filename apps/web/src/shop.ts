import { createShop } from '@skafferi/domain/shop-context'

/** The shop this app shows: one store at the page's own address. */
export function browserShop() {
  return createShop({ baseUrl: '', publishableKey: 'pk_demo', locale: 'en-IE' })
}
