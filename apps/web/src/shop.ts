import { createAppearanceStore } from '@skafferi/domain/appearance'
import type { PageData } from '@skafferi/domain/rendering'
import { createSessionStore } from '@skafferi/domain/session'
import { createShop } from '@skafferi/domain/shop-context'
import { settings } from './settings'

/**
 * The shop this app shows: one store at the page's own address.
 * @param drawn what the document was drawn with; null where it was written ahead of time, or is empty
 */
export function browserShop(drawn: PageData | null = null) {
  const { publishableKey, locale } = settings
  const session = createSessionStore(undefined, drawn?.record)
  const appearance = createAppearanceStore(undefined, drawn?.look)
  return createShop({ baseUrl: '', publishableKey, locale, session, appearance })
}
