import { createShopClient, type ClientOptions, type ShopClient } from '@skafferi/api'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { createSessionStore, type SessionStore } from './session/session.store'

export { createQueryClient } from './query-client'

/** What every hook of the shop needs. */
export interface Shop {
  /** The store's calls; they carry the session's token, and a refused token ends the session. */
  client: ShopClient
  session: SessionStore
  /** BCP 47, such as "en-GB"; amounts, figures and dates are written in it. */
  locale: string
  /** The present moment. */
  now: () => Date
}

/** What a shop is made of. */
export interface ShopOptions extends Pick<ClientOptions, 'baseUrl' | 'publishableKey' | 'fetch' | 'timeout'> {
  locale: string
  /** The clock; the browser's own unless told. */
  now?: () => Date
  /** The session; the browser's own unless told. */
  session?: SessionStore
}

/** Makes the shop of one visit: a client and a session that know each other. */
export function createShop(options: ShopOptions): Shop {
  const { session = createSessionStore(), locale, now = () => new Date(), ...connection } = options
  const client = createShopClient({ ...connection, getToken: session.getToken, onUnauthorized: session.refuse })
  return { client, session, locale, now }
}

const ShopContext = createContext<Shop | null>(null)

/**
 * Forgets everything fetched as soon as a session is over or another one takes its place, in whichever tab that
 * happened: what one customer saw is never shown to the next.
 */
function forgetWithSession(session: SessionStore, queryClient: QueryClient): () => void {
  let before = session.getToken()
  return session.subscribe(() => {
    const token = session.getToken()
    if (before !== undefined && token !== before) queryClient.clear()
    before = token
  })
}

/** Props of {@link ShopProvider}. */
export interface ShopProviderProps {
  shop: Shop
  /** From `createQueryClient`; one for each visit. */
  queryClient: QueryClient
  children: ReactNode
}

/** Gives the shop and its cache to every hook inside. */
export function ShopProvider({ shop, queryClient, children }: ShopProviderProps) {
  useEffect(() => forgetWithSession(shop.session, queryClient), [shop.session, queryClient])
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
