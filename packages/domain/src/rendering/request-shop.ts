import type { ClientOptions } from '@skafferi/api'
import { createAppearanceStore, noAppearance } from '../appearance'
import { appearanceFrom } from '../appearance/appearance.rules'
import { createSessionStore, recordIn, requestEnvironment } from '../session'
import { createShop, type Shop } from '../shop-context'

/** What a shop for one request is made of. */
export interface RequestShopOptions extends Required<Pick<ClientOptions, 'publishableKey' | 'fetch'>> {
  /** The request's cookies, as its header has them. */
  cookies: string
  locale: string
  /** Draws for somebody who is certainly not signed in, unlike a page that is drawn ahead for anybody. */
  isVisitors?: true
}

const nothing = { read: () => null, write: () => undefined, clear: () => undefined }
const alone = { tell: () => undefined, listen: () => () => undefined }

/** Where the store answers is the given `fetch`'s to know; a request needs an address all the same. */
const baseUrl = 'http://store.invalid'

/**
 * The shop of one request, for drawing a page on the server. It stores nothing, knows no other tab and shares nothing with
 * the shop of any other request; what it asks, it asks by the given `fetch`.
 */
export function createRequestShop({ cookies, isVisitors, ...options }: RequestShopOptions): Shop {
  return createShop({
    ...options,
    baseUrl,
    session: createSessionStore(requestEnvironment(cookies), isVisitors ? null : (recordIn(cookies) ?? undefined)),
    appearance: createAppearanceStore({ ...noAppearance(), cookies: () => cookies }, appearanceFrom(cookies)),
    storage: () => nothing,
    shared: () => ({ ...nothing, listen: alone.listen }),
    otherTabs: alone,
    draftTabs: alone,
  })
}
