import type { ClientOptions } from '@skafferi/api'
import { createAppearanceStore, memoryAppearance } from '../appearance'
import { parseAppearance } from '../../rules/appearance/appearance'
import { createSessionStore, readSessionRecord, requestEnvironment } from '../session'
import type { ShopSettings } from '../../rules/settings/shop-settings'
import { createShop, type Shop } from '../shop-context'

/** Options of a shop for one request. */
interface RequestShopOptions extends Required<Pick<ClientOptions, 'fetch'>> {
  /** The request's `Cookie` header. */
  cookies: string
  settings: Pick<ShopSettings, 'publishableKey' | 'locale' | 'delivery' | 'isOpen' | 'applicationForm'>
  /** True if the user is not signed in. A page that is rendered in advance for all users leaves this out. */
  isVisitor?: true
}

const noStorage = { read: () => null, write: () => undefined, clear: () => undefined }

/** Placeholder: the given `fetch` knows the store's address, but the client requires a base URL. */
const baseUrl = 'http://store.invalid'

/**
 * Creates the shop of one request, to render a page on the server. It stores nothing, has no other tabs and shares no
 * state with other requests. It calls the store through the given `fetch`.
 */
export function createRequestShop({ cookies, isVisitor, fetch, settings }: RequestShopOptions): Shop {
  return createShop({
    publishableKey: settings.publishableKey,
    locale: settings.locale,
    delivery: settings.delivery,
    applicationForm: settings.applicationForm,
    isOpen: settings.isOpen,
    fetch,
    baseUrl,
    session: createSessionStore(
      requestEnvironment(cookies),
      isVisitor ? null : (readSessionRecord(cookies) ?? undefined),
    ),
    appearance: createAppearanceStore({ ...memoryAppearance(), cookies: () => cookies }, parseAppearance(cookies)),
    storage: () => noStorage,
    sharedStorage: () => ({ ...noStorage, listen: () => () => undefined }),
  })
}
