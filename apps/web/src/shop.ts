import { createAppearanceStore } from '@skafferi/domain/appearance'
import type { PageData } from '@skafferi/domain/rendering'
import { createSessionStore } from '@skafferi/domain/session'
import { createShop } from '@skafferi/domain/shop-context'
import { settings } from './settings'

/**
 * The shop client, for the store at the page's own origin.
 * @param drawn the data of the rendered document; null if it was prerendered or is empty
 */
export function browserShop(drawn: PageData | null = null) {
  const { publishableKey, locale } = settings
  const session = createSessionStore(undefined, drawn?.record)
  const appearance = createAppearanceStore(undefined, drawn?.appearance)
  return createShop({ baseUrl: '', publishableKey, locale, session, appearance })
}
