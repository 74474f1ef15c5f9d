import { createContext, useContext, type ReactNode } from 'react'

/** Every URL that the shop's components link to. The app defines them once; the kit builds none. */
export interface ShopPaths {
  /** The customer's start page. */
  home: string
  /** The page for visitors. `from` is the URL to return to after sign-in. */
  landing: (from?: string) => string
  /** Sign-in. `from` is the URL to return to afterwards. */
  signIn: (from?: string) => string
  /** The application for an account; omit if there is none. */
  signUp?: string
  /** The listing. `query` is its query string without the question mark ("q=liquorice&page=2"). */
  products: (query?: string) => string
  /** One product's page. */
  product: (id: string) => string
  cart: string
  /** The articles the company orders often ("Fill up again" of an empty cart); omit if there is no such list. */
  usualArticles?: string
  checkout: string
  /** The confirmation of a placed order; it survives a reload. */
  thanks: (orderId: string) => string
  /** The account, with the list of orders. */
  profile: string
  /** The form for the company's VAT number. */
  vatNumber: string
  /** The FAQ; omit if there is no such page. */
  faq?: string
  /** Contact page; omit if there is none. */
  contact?: string
  /** About page; omit if there is none. */
  about?: string
  /** Privacy Policy; also linked from the data consent. */
  privacy: string
  /** Terms of Service, which an application accepts. */
  terms: string
  /** Cookies Settings. */
  cookies: string
  /** The imprint; omit if there is none. */
  imprint?: string
  /** The page of an order; omit if there is none: header, menu and footer then have no "Track Order". */
  order?: (id: string) => string
  /** The wishlist; omit if there is no such page. */
  wishlist?: string
  /** The short form to request access; omit if there is none. */
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
  /** The URLs of the app. */
  paths: ShopPaths
  /** Components that use the URLs. */
  children: ReactNode
}

/** Provides the shop's URLs to all components inside. */
export function ShopPathsProvider({ paths, children }: ShopPathsProviderProps) {
  return <ShopPathsContext value={paths}>{children}</ShopPathsContext>
}

/**
 * Returns the URLs of the shop's pages.
 *
 * @throws Error outside a {@link ShopPathsProvider}, because links would be broken.
 */
export function useShopPaths(): ShopPaths {
  const paths = useContext(ShopPathsContext)
  if (paths === null) {
    throw new Error('useShopPaths: no ShopPathsProvider above this component. Wrap the app (or the story) in one.')
  }
  return paths
}
