import { Suspense, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { pages, type Page } from '../pages'
import { Live } from './Live'
import { contents, fetchContent } from './page-files'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { RouteGuard } from './RouteGuard'
import { CustomerShell, Shell } from './Shell'
import { useLeavingWithSession } from './use-ended-session'
import { usePageBeginning } from './use-page-beginning'

/**
 * Preloads the files of a rendered customer's page before hydration, because a press has no effect while its part's
 * file loads.
 */
export async function preload(pathname: string): Promise<void> {
  await Promise.all([fetchContent(pathname), CustomerShell.ahead()])
}

/**
 * Created once, so that a rendered page re-renders only for its own state. A new element while its file loads would
 * replace the page with its skeleton.
 */
const routes = Object.values<Page>(pages).map(({ path, access, frame, browses, foot }, index) => {
  const { Content } = contents[index]!
  const element = (
    <Shell frame={frame} browses={browses} foot={foot}>
      <PageBoundary>
        <RouteGuard access={access}>
          <Suspense fallback={<LoadingScreen />}>
            <Content />
            <Live />
          </Suspense>
        </RouteGuard>
      </PageBoundary>
    </Shell>
  )
  return <Route key={path} path={path} element={element} />
})

/** The key resets the boundary on navigation. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <RouteErrorBoundary key={useLocation().pathname}>{children}</RouteErrorBoundary>
}

/** The routes of the shop, each with its guard, error boundary and frame. */
export function Pages({ firstPath }: { firstPath?: string }) {
  usePageBeginning(firstPath)
  useLeavingWithSession()
  return <Routes>{routes}</Routes>
}
