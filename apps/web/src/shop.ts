import { createAppearanceStore } from '@skafferi/domain/shop/appearance'
import type { PageData } from '@skafferi/domain/shop/rendering'
import { createSessionStore } from '@skafferi/domain/shop/session'
import { createShop } from '@skafferi/domain/shop/shop-context'
import { settings } from './settings'

/**
 * The shop client, for the store at the page's own origin.
 * @param pageData the data of the rendered document; null for a static or an empty one
 */
export function browserShop(pageData: PageData | null = null) {
  const { publishableKey, locale, delivery, isOpen, applicationForm } = settings
  const session = createSessionStore(undefined, pageData?.record)
  const appearance = createAppearanceStore(undefined, pageData?.appearance)
  return createShop({ baseUrl: '', publishableKey, locale, delivery, isOpen, applicationForm, session, appearance })
}
