import { Suspense, type ReactNode } from 'react'
import { matchPath, Route, Routes, useLocation, Navigate, useSearchParams } from 'react-router-dom'
import { LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { pages, type Page, type Access } from '../pages'
import { EnableControls } from './EnableControls'
import { contents, fetchContent } from './page-files'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { CustomerShell, Shell } from './Shell'
import { useSessionEndRedirect } from './use-ended-session'
import { usePageStart } from './use-page-start'
import { useIsClosed } from '@skafferi/domain/shop/opening'
import { useSessionState } from '@skafferi/domain/shop/session'
import { useShop } from '@skafferi/domain/shop/shop-context'
import { paths, returnParameter } from '../paths'
import { addressAfterSignIn, addressOf, endedUserOf, toSignIn } from './ended-session'
import { inPlaceOfFirst } from './first-page'

/** Redirects visitors from customers' pages and customers from guests' pages; the requested URL is passed on. */
function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, ready, ended } = useSessionState()
  const { session } = useShop()
  const location = useLocation()
  const [parameters] = useSearchParams()
  if (access === 'customer' && status === 'signed_out') {
    if (!ready) return <LoadingScreen />
    if (ended === null) {
      const state = location.key === 'default' ? inPlaceOfFirst : undefined
      return <Navigate to={paths.landing(addressOf(location))} replace state={state} />
    }
    const { to, options } = toSignIn(location, ended)
    return <Navigate to={to} {...options} />
  }
  if (access === 'guest' && status === 'signed_in') {
    const returnTo = parameters.get(returnParameter)
    return (
      <Navigate to={addressAfterSignIn(returnTo, endedUserOf(location.state), session.getRenderedUser())} replace />
    )
  }
  return children
}

/**
 * Preloads the files of a rendered page before hydration, because a press has no effect while its part's file loads.
 * @param isCustomer true if the page has the customers' header and footer
 */
export async function preload(pathname: string, isCustomer: boolean): Promise<void> {
  await Promise.all([fetchContent(pathname), isCustomer && CustomerShell.preload()])
}

/**
 * Created once, so that a rendered page re-renders only for its own state. A new element while its file loads would
 * replace the page with its skeleton.
 */
const elements = Object.values<Page>(pages).map(
  ({ path, access, frame, showsCategories, footer, whenClosed }, index) => {
    const { Content } = contents[index]!
    const element = (
      <Shell frame={frame} showsCategories={showsCategories} footer={footer}>
        <PageBoundary>
          <RouteGuard access={access}>
            <Suspense fallback={<LoadingScreen />}>
              <Content />
              <EnableControls />
            </Suspense>
          </RouteGuard>
        </PageBoundary>
      </Shell>
    )
    return { path, element, whenClosed }
  },
)

const routes = elements.map(({ path, element, whenClosed }) => (
  // The notice has no address of its own.
  <Route key={path} path={path} element={whenClosed === 'notice' ? <Navigate to={paths.home} replace /> : element} />
))

const closedNotice = elements.find(({ whenClosed }) => whenClosed === 'notice')!.element

const isOpenWhenClosed = (pathname: string) =>
  elements.some(({ path, whenClosed }) => whenClosed === 'open' && matchPath(path, pathname))

/** The key resets the boundary on navigation. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <RouteErrorBoundary key={useLocation().pathname}>{children}</RouteErrorBoundary>
}

/** The routes of the shop, each with its guard, error boundary and frame. */
export function Pages({ firstPath }: { firstPath?: string }) {
  usePageStart(firstPath)
  useSessionEndRedirect()
  const { pathname } = useLocation()
  if (useIsClosed() && !isOpenWhenClosed(pathname)) return closedNotice
  return <Routes>{routes}</Routes>
}
