import { lazy, type ComponentType, Component, Suspense, type ReactNode, useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { OfficeNotFound, OfficeError, OfficeLoading, OfficeAccessDenied } from '@skafferi/ui/office/office-notice'
import { pages, type Page } from '../pages'
import { paths } from '../paths'
import { useOperator } from '@skafferi/domain/office'
import { Frame } from './Frame'
import { beginPage } from '@skafferi/ui/components/layout/page-layout'

/**
 * Scrolls to the top and focuses the heading on navigation, and also on sign-in and sign-out, which change the page at
 * the same URL.
 */
function usePageFocus() {
  const { pathname } = useLocation()
  const { status } = useOperator()
  const last = useRef({ pathname, status })
  // The session may load while a page is still being focused, which must continue.
  const stop = useRef(() => {})
  useEffect(() => {
    const before = last.current
    last.current = { pathname, status }
    if (before.pathname === pathname && (before.status === status || before.status === 'loading')) return
    stop.current()
    stop.current = beginPage({ isNewPage: true, scrollTop: 0, hash: '' })
  }, [pathname, status])
}

/** Signed-in operators do not load it. */
const SignIn = lazy(() => import('./SignIn'))

/** A page for signed-in operators; otherwise the sign-in page at the same URL, so that signing in leads to it. */
function RequireSignIn({ page, children }: { page: Page; children: ReactNode }) {
  const { status, operator, may, isEnded, retry, signOut } = useOperator()
  if (status === 'loading') return <OfficeLoading />
  if (status === 'failed') return <OfficeError onRetry={retry} />
  if (operator === null)
    return (
      <PageBoundary>
        <SignIn />
      </PageBoundary>
    )
  const isAllowed = page.permission === undefined || may.includes(page.permission)
  return (
    <Frame key={operator.id} page={page} operator={operator} may={may} isEnded={isEnded} onSignOut={signOut}>
      {isAllowed ? children : <OfficeAccessDenied />}
    </Frame>
  )
}

/** Catches rendering errors of a page, so that they do not break the whole office. */
class Boundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override render() {
    // A missing file, e.g. of an old release, is available after a reload.
    return this.state.hasError ? <OfficeError onRetry={() => location.reload()} /> : this.props.children
  }
}

/** The key resets the boundary on navigation. */
function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary key={useLocation().pathname}>
      <Suspense fallback={<OfficeLoading />}>{children}</Suspense>
    </Boundary>
  )
}

const files = import.meta.glob<{ default: ComponentType }>('../routes/*.tsx')

const routes = Object.values<Page>(pages).map((page) => {
  const Content = lazy(files[`../routes/${page.route}.tsx`]!)
  const content = (
    <PageBoundary>
      <Content />
    </PageBoundary>
  )
  return (
    <Route
      key={page.path}
      path={page.path}
      element={page.isSignInPage ? content : <RequireSignIn page={page}>{content}</RequireSignIn>}
    />
  )
})

/** The routes of the office, each inside the frame and behind sign-in. */
export function Pages() {
  usePageFocus()
  return (
    <Routes>
      {routes}
      <Route
        path="*"
        element={
          <RequireSignIn page={pages.today}>
            <OfficeNotFound href={paths.today} />
          </RequireSignIn>
        }
      />
    </Routes>
  )
}
