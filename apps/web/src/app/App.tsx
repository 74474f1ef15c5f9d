import { useState, type ReactNode, useEffect, useEffectEvent, useContext, useLayoutEffect } from 'react'
import { createQueryClient, ShopProvider, type Shop, type ShopProviderProps } from '@skafferi/domain/shop/shop-context'
import { BrandProvider } from '@skafferi/ui/components/content/brand'
import { ShopPathsProvider } from '@skafferi/ui/commerce/service/shop-paths'
import { LinkProvider } from '@skafferi/ui/components/actions/link'
import { BackHandlerProvider, type BackHandler } from '@skafferi/ui/components/layout/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { linkedPaths, paths } from '../paths'
import { Pages } from './Pages'
import { useSettings } from './use-settings'
import { RouterLink } from './RouterLink'
import { useAppearance } from '@skafferi/domain/shop/appearance'
import { AppearanceProvider } from '@skafferi/ui/components/settings/appearance-switches'
import { useNavigate, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom'
import type { SessionStore } from '@skafferi/domain/shop/session'
import { createBackHandler, type RouterHistory } from './back-handler'

/** Lets the browser's Back close overlays, using the router's history. */
function useHistoryBackHandler(): BackHandler {
  // The only access to a location that is not one render behind.
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [handler] = useState(() => createBackHandler(navigator as RouterHistory))
  const location = useLocation()
  const type = useNavigationType()
  // A layout effect runs before the router's own, so that Back closes overlays before the router renders.
  useLayoutEffect(() => {
    window.addEventListener('popstate', handler.handlePop)
    return () => window.removeEventListener('popstate', handler.handlePop)
  }, [handler])
  useEffect(() => handler.handleRender(location, type), [handler, location, type])
  return handler.add
}

/** Navigates to the home page if another user has signed in in another tab. */
function useAccountSwitch(session: SessionStore) {
  const navigate = useNavigate()
  const openHome = useEffectEvent(() => void navigate(paths.home, { replace: true }))
  useEffect(() => {
    let before = session.getRenderedUser()
    return session.subscribe(() => {
      const user = session.getRenderedUser()
      if (before !== undefined && user !== undefined && user !== before) openHome()
      before = user
    })
  }, [session])
}

/** Provides the appearance settings to the switches that change them. */
function Appearance({ children }: { children: ReactNode }) {
  const { choose, ...chosen } = useAppearance()
  return <AppearanceProvider value={{ ...chosen, onChange: choose }}>{children}</AppearanceProvider>
}

export interface AppProps {
  shop: Shop
  /** The query cache with data from the document; an empty one by default. */
  queryClient?: ShopProviderProps['queryClient']
  /** The path that the document was loaded for, if the user may have left it before the app started. */
  firstPath?: string
}

/** The app inside a router: providers and pages. */
export function App({ shop, queryClient: initialClient, firstPath }: AppProps) {
  const [queryClient] = useState(() => initialClient ?? createQueryClient())
  const { brand, hiddenPages } = useSettings()
  const [linked] = useState(() => linkedPaths(hiddenPages))
  const backHandler = useHistoryBackHandler()
  useAccountSwitch(shop.session)
  return (
    <ShopProvider shop={shop} queryClient={queryClient}>
      <WordsProvider locale={shop.locale}>
        <LinkProvider component={RouterLink}>
          <BrandProvider brand={brand}>
            <ShopPathsProvider paths={linked}>
              <BackHandlerProvider value={backHandler}>
                <Appearance>
                  <Pages firstPath={firstPath} />
                </Appearance>
              </BackHandlerProvider>
            </ShopPathsProvider>
          </BrandProvider>
        </LinkProvider>
      </WordsProvider>
    </ShopProvider>
  )
}
