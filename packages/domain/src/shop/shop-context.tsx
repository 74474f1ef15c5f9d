import { createShopClient, type ClientOptions, type ShopClient } from '@skafferi/api'
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, Fragment, useContext, useEffect, useState, type ReactNode } from 'react'
import { createAppearanceStore, type AppearanceStore } from './appearance/appearance.store'
import { createDrafts, draftsStorageKey, sharedDraftsStorageKey, type Drafts } from './draft/drafts'
import type { ShippingRates } from '../rules/delivery/shipping'
import type { ApplicationForm } from '../rules/registration/application-form'
import { openOtherTabs, type OtherTabs } from '../platform/other-tabs'
import { clearPasswordReset } from './password-reset/password-reset.keys'
import { createOpeningStore, type OpeningStore } from './opening/opening.store'
import { createSessionStore, type SessionStore } from './session/session.store'
import { browserStorage, tabStorage, type SharedText, type TextStorage } from '../platform/text-storage'

export { createQueryClient } from '../platform/query-client'
export { canReach } from '../platform/reach'
export { useIsHydrated } from '../platform/use-is-hydrated'

/** The services that the hooks of the shop use. */
export interface Shop {
  /** The API client. The browser sends the session's cookie; a 401 response ends the session here. */
  client: ShopClient
  /** Whether the shop is open to visitors. */
  opening: OpeningStore
  /** The client's options, for requests that it cannot send: uploads with progress events. */
  connection: ClientOptions
  session: SessionStore
  /** BCP 47 language tag, e.g. "en-GB", for formatting amounts, numbers and dates. */
  locale: string
  /** The delivery options of the document's settings. A cart has its own. */
  delivery: ShippingRates
  /** The application form of the document's settings; undefined for the specified one. */
  applicationForm: ApplicationForm | undefined
  /** Returns the current time. */
  now: () => Date
  /** Returns the session storage of this tab for a key. */
  storage: (key: string) => TextStorage
  /** Unsent form values of this tab, and of the forms that all tabs share. */
  drafts: Drafts
  /** The appearance settings of this browser. */
  appearance: AppearanceStore
  /** Notifies the other tabs of changes of the cart. */
  otherTabs: OtherTabs
}

/** Options of `createShop`. */
export interface ShopOptions extends Omit<ClientOptions, 'getSession' | 'onUnauthorized' | 'onClosed'> {
  locale: string
  delivery: ShippingRates
  /** The application form; the specified one by default. */
  applicationForm?: ApplicationForm | undefined
  /** False if the shop is closed to visitors. Default true. */
  isOpen?: boolean
  /** The clock; the browser's by default. */
  now?: () => Date
  /** The session; the browser's by default. */
  session?: SessionStore
  /** Returns storage for a key; this tab's session storage by default. */
  storage?: (key: string) => TextStorage
  /** Returns storage that all tabs share, for a key; the browser's local storage by default. */
  sharedStorage?: (key: string) => SharedText
  /** The appearance settings; by default those in this browser's cookies. */
  appearance?: AppearanceStore
  /** The other tabs, for changes of the cart; the browser's by default. */
  otherTabs?: OtherTabs
  /** The other tabs, to erase their drafts at sign-out; the browser's by default. */
  otherDraftTabs?: OtherTabs
}

/** Creates the shop of one visit, with a client and a session that are connected. */
export function createShop(options: ShopOptions): Shop {
  const { session = createSessionStore(), locale, now = () => new Date(), storage = tabStorage, ...rest } = options
  const {
    delivery,
    applicationForm,
    isOpen = true,
    otherTabs,
    otherDraftTabs,
    sharedStorage = browserStorage,
    appearance,
    ...clientOptions
  } = rest
  const opening = createOpeningStore(isOpen)
  const connection = {
    ...clientOptions,
    getSession: session.getSession,
    onUnauthorized: session.refuse,
    onClosed: opening.close,
  }
  return {
    client: createShopClient(connection),
    connection,
    opening,
    session,
    locale,
    delivery,
    applicationForm,
    now,
    storage,
    drafts: createDrafts(
      storage(draftsStorageKey),
      sharedStorage(sharedDraftsStorageKey),
      otherDraftTabs ?? openOtherTabs('drafts'),
    ),
    appearance: appearance ?? createAppearanceStore(),
    otherTabs: otherTabs ?? openOtherTabs('cart'),
  }
}

const ShopContext = createContext<Shop | null>(null)

/**
 * Clears the query cache when the user signs out or another user signs in, in any tab, so that one customer's data is
 * never shown to the next.
 * @param onUserChange another user signed in without a sign-out in between
 */
function clearWithSession(shop: Shop, queryClient: QueryClient, onUserChange: () => void): () => void {
  const { session, drafts } = shop
  const retainFor = (person: string) => {
    drafts.retainFor(person)
    clearPasswordReset(shop.storage)
  }
  let previousUser = session.getUser()
  if (previousUser !== undefined) retainFor(previousUser)
  return session.subscribe(() => {
    const user = session.getUser()
    if (previousUser !== undefined && user !== previousUser) queryClient.clear()
    if (user !== undefined) retainFor(user)
    if (previousUser !== undefined && user !== undefined && user !== previousUser) onUserChange()
    previousUser = user
  })
}

export interface ShopProviderProps {
  shop: Shop
  /** From `createQueryClient`; one for each visit. */
  queryClient: QueryClient
  children: ReactNode
}

/** Provides the shop and its query cache to the hooks of its children. */
export function ShopProvider({ shop, queryClient, children }: ShopProviderProps) {
  const [userChanges, setUserChanges] = useState(0)
  useEffect(() => clearWithSession(shop, queryClient, () => setUserChanges((count) => count + 1)), [shop, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <ShopContext value={shop}>
        <Fragment key={userChanges}>{children}</Fragment>
      </ShopContext>
    </QueryClientProvider>
  )
}

/**
 * Returns the shop of the closest `ShopProvider`.
 * @throws Error outside a `ShopProvider`
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) {
    throw new Error('useShop: no ShopProvider above this component. Wrap the app (or the story) in one.')
  }
  return shop
}

/** The shop and the query cache, to load data before a component needs it. */
export interface Visit {
  shop: Shop
  /** The cache that the page's hooks read. */
  cache: QueryClient
}

/** The parts of a URL that determine what its page shows. */
export interface PageAddress {
  /** The id in the path; empty if there is none. */
  id: string
  /** The query string. */
  parameters: URLSearchParams
}

/** Loads the data of a page before the page itself does. The page repeats requests that fail. */
export type Prefetch = (visit: Visit, address: PageAddress & { pathname: string }) => Promise<void>

/** Returns the shop and the query cache, for prefetching. */
export const useVisit = (): Visit => ({ shop: useShop(), cache: useQueryClient() })
