import { createShopClient, type ClientOptions, type ShopClient } from '@skafferi/api'
import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, Fragment, useContext, useEffect, useState, type ReactNode } from 'react'
import { createAppearanceStore, type AppearanceStore } from './appearance/appearance.store'
import { createDrafts, draftsStorageKey, sharedDraftsStorageKey, type Drafts } from './draft/drafts'
import { openOtherTabs, type OtherTabs } from './other-tabs'
import { clearPasswordReset } from './password-reset/password-reset.keys'
import { browserStorage, tabStorage } from './session/session.environment'
import { createSessionStore, type SessionStore } from './session/session.store'
import type { SharedText, TextStorage } from './text-storage'

export { createQueryClient } from './query-client'
export { canReach } from './reach'
export { useIsHydrated } from './use-is-hydrated'

/** What every hook of the shop needs. */
export interface Shop {
  /** The store's calls; they go by the browser's session, and a refused session ends it here. */
  client: ShopClient
  /** The client's options, for calls it cannot make: uploads that report progress. */
  connection: ClientOptions
  session: SessionStore
  /** BCP 47, such as "en-GB"; amounts, figures and dates are written in it. */
  locale: string
  /** The present moment. */
  now: () => Date
  /** Session storage of this tab, by key. */
  storage: (key: string) => TextStorage
  /** What was typed in this tab, or in any where all have it in common, and is not sent yet. */
  drafts: Drafts
  /** How the shop looks in this browser. */
  appearance: AppearanceStore
  /** The tabs that share the cart. */
  otherTabs: OtherTabs
}

/** Options of a shop. */
export interface ShopOptions extends Omit<ClientOptions, 'getSession' | 'onUnauthorized'> {
  locale: string
  /** The clock; the browser's own by default. */
  now?: () => Date
  /** The session; the browser's own by default. */
  session?: SessionStore
  /** Storage by key; this tab's session storage by default. */
  storage?: (key: string) => TextStorage
  /** Storage that all tabs have in common, by key; the browser's own by default. */
  shared?: (key: string) => SharedText
  /** How the shop looks; as this browser's cookies say by default. */
  appearance?: AppearanceStore
  /** The other tabs; the browser's own by default. */
  otherTabs?: OtherTabs
  /** The other tabs, for who leaves the shop to leave no draft in them; the browser's own by default. */
  draftTabs?: OtherTabs
}

/** Makes the shop of one visit: a client and a session that know each other. */
export function createShop(options: ShopOptions): Shop {
  const { session = createSessionStore(), locale, now = () => new Date(), storage = tabStorage, ...more } = options
  const { otherTabs, draftTabs, shared = browserStorage, appearance, ...given } = more
  const connection = { ...given, getSession: session.getSession, onUnauthorized: session.refuse }
  return {
    client: createShopClient(connection),
    connection,
    session,
    locale,
    now,
    storage,
    drafts: createDrafts(
      storage(draftsStorageKey),
      shared(sharedDraftsStorageKey),
      draftTabs ?? openOtherTabs('drafts'),
    ),
    appearance: appearance ?? createAppearanceStore(),
    otherTabs: otherTabs ?? openOtherTabs('cart'),
  }
}

const ShopContext = createContext<Shop | null>(null)

/**
 * Clears the query cache as soon as somebody signs out or somebody else signs in, in whichever tab that
 * happened: what one customer saw or typed is never shown to the next.
 * @param onTakeOver somebody else is signed in, without a moment in which nobody was
 */
function clearWithSession(shop: Shop, queryClient: QueryClient, onTakeOver: () => void): () => void {
  const { session, drafts } = shop
  const leaveTo = (person: string) => {
    drafts.leaveTo(person)
    clearPasswordReset(shop.storage)
  }
  let before = session.getUser()
  if (before !== undefined) leaveTo(before)
  return session.subscribe(() => {
    const user = session.getUser()
    if (before !== undefined && user !== before) queryClient.clear()
    if (user !== undefined) leaveTo(user)
    if (before !== undefined && user !== undefined && user !== before) onTakeOver()
    before = user
  })
}

export interface ShopProviderProps {
  shop: Shop
  /** From `createQueryClient`; one for each visit. */
  queryClient: QueryClient
  children: ReactNode
}

/** Gives the shop and its cache to every hook inside. */
export function ShopProvider({ shop, queryClient, children }: ShopProviderProps) {
  const [takeOvers, setTakeOvers] = useState(0)
  useEffect(() => clearWithSession(shop, queryClient, () => setTakeOvers((count) => count + 1)), [shop, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <ShopContext value={shop}>
        <Fragment key={takeOvers}>{children}</Fragment>
      </ShopContext>
    </QueryClientProvider>
  )
}

/**
 * The shop around this component.
 * @throws Error outside a `ShopProvider`
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) {
    throw new Error('useShop: no ShopProvider above this component. Wrap the app (or the story) in one.')
  }
  return shop
}

/** What it takes to ask for something before a part of the page shows it. */
export interface Visit {
  shop: Shop
  /** Where answers are kept for whoever shows them. */
  cache: QueryClient
}

/** What of an address says what its page shows. */
export interface PageAddress {
  /** The part of its path that names one thing; empty where none does. */
  id: string
  /** Its query. */
  parameters: URLSearchParams
}

/** Asks the store for what a page shows, before the page itself does. What fails is asked for again there. */
export type Prefetch = (visit: Visit, address: PageAddress) => Promise<void>

/** The visit around this component, for what is asked for ahead of a page. */
export const useVisit = (): Visit => ({ shop: useShop(), cache: useQueryClient() })
