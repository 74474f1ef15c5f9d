import { createContext, useContext, type ReactNode } from 'react'

/** Every URL that the shop's components link to. The app defines them once; the kit builds none. */
export interface ShopPaths {
  /** The customer's start page. */
  home: string
  /** The page for visitors. `from` is the address to return to after sign-in. */
  landing: (from?: string) => string
  /** Sign-in. `from` is the address to return to afterwards. */
  signIn: (from?: string) => string
  /** The application for an account; omit if the shop takes none here. */
  signUp?: string
  /** The listing. `query` is its query string without the question mark ("q=liquorice&page=2"). */
  products: (query?: string) => string
  /** One product's page. */
  product: (id: string) => string
  cart: string
  checkout: string
  /** The confirmation of a placed order; it survives a reload. */
  thanks: (orderId: string) => string
  profile: string
  /** The form for the company's VAT number. */
  vatNumber: string
  /** The FAQ; omit if there is no such page. */
  faq?: string
  /** How to reach the shop; left out where there is no such page. */
  contact?: string
  /** Who the shop is; left out where there is no such page. */
  about?: string
  /** Privacy Policy, which the consent to the use of data names too. */
  privacy: string
  /** Terms of Service, which an application accepts. */
  terms: string
  /** Cookies Settings. */
  cookies: string
  /** One order of the history; left out while orders have no page of their own. */
  order?: (id: string) => string
  /** The wishlist; omit if there is no such page. */
  wishlist?: string
  /** The short form for access beside the application; omit if the shop takes none here. */
  requestAccess?: string
  /** The status of an application, by the token of a link in an e-mail; omit if there is no such page. */
  applicationStatus?: (token: string) => string
  /** The page to request a code for a password; omit if there is none. */
  forgotPassword?: string
  /** The page to enter a code. */
  code?: string
}

const ShopPathsContext = createContext<ShopPaths | null>(null)

export interface ShopPathsProviderProps {
  /** The app's own addresses. */
  paths: ShopPaths
  /** The part of the page that links by them. */
  children: ReactNode
}

/** Provides the shop's URLs to all components inside. */
export function ShopPathsProvider({ paths, children }: ShopPathsProviderProps) {
  return <ShopPathsContext value={paths}>{children}</ShopPathsContext>
}

/**
 * Where the shop's pages are.
 *
 * @throws Error outside a {@link ShopPathsProvider}: a link that leads nowhere is worse than no page.
 */
export function useShopPaths(): ShopPaths {
  const paths = useContext(ShopPathsContext)
  if (paths === null) {
    throw new Error('useShopPaths: no ShopPathsProvider above this component. Wrap the app (or the story) in one.')
  }
  return paths
}
