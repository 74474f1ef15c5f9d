import { createContext, useContext, type ReactNode } from 'react'

/** Every address the shop's components lead to. The app defines them once; ui builds none by itself. */
export interface ShopPaths {
  /** The customer's start page. */
  home: string
  /** The page for visitors. `from` is the address sign-in shall return to. */
  landing: (from?: string) => string
  /** Sign-in. `from` is the address to return to afterwards. */
  signIn: (from?: string) => string
  /** The application for an account; left out while the shop takes none here. */
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
}

const ShopPathsContext = createContext<ShopPaths | null>(null)

/** Props of {@link ShopPathsProvider}. */
export interface ShopPathsProviderProps {
  /** The app's own addresses. */
  paths: ShopPaths
  children: ReactNode
}

/** Tells every component inside where the shop's pages are. */
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
