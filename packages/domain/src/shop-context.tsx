import { createShopClient, type ClientOptions, type ShopClient } from '@skafferi/api'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { openOtherTabs, type OtherTabs } from './other-tabs'
import { tabStorage, type TextStorage } from './session/session.environment'
import { createSessionStore, type SessionStore } from './session/session.store'

export { createQueryClient } from './query-client'

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
  /** The tabs that share the cart. */
  otherTabs: OtherTabs
}

/** Options of a shop. */
export interface ShopOptions extends Omit<ClientOptions, 'getUser' | 'onUnauthorized'> {
  locale: string
  /** The clock; the browser's own by default. */
  now?: () => Date
  /** The session; the browser's own by default. */
  session?: SessionStore
  /** Storage by key; this tab's session storage by default. */
  storage?: (key: string) => TextStorage
  /** The other tabs; the browser's own by default. */
  otherTabs?: OtherTabs
}

/** Makes the shop of one visit: a client and a session that know each other. */
export function createShop(options: ShopOptions): Shop {
  const { session = createSessionStore(), locale, now = () => new Date(), storage = tabStorage, otherTabs, ...given } = options
  const connection = { ...given, getUser: session.getUser, onUnauthorized: session.refuse }
  return {
    client: createShopClient(connection),
    connection,
    session,
    locale,
    now,
    storage,
    otherTabs: otherTabs ?? openOtherTabs('cart'),
  }
}

const ShopContext = createContext<Shop | null>(null)

/**
 * Clears the query cache as soon as somebody signs out or somebody else signs in, in whichever tab that
 * happened: what one customer saw is never shown to the next.
 */
function clearWithSession(session: SessionStore, queryClient: QueryClient): () => void {
  let before = session.getUser()
  return session.subscribe(() => {
    const user = session.getUser()
    if (before !== undefined && user !== before) queryClient.clear()
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
  useEffect(() => clearWithSession(shop.session, queryClient), [shop.session, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <ShopContext value={shop}>{children}</ShopContext>
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
