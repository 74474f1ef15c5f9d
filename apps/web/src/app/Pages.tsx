import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { WaitingScreen } from '@skafferi/ui/screens/error-screen'
import { routes } from '../routes'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { RouteGuard } from './RouteGuard'
import { Shell } from './Shell'
import { usePageFocus } from './use-page-focus'

const NotFound = lazy(() => import('../routes/not-found'))

/** Every page at its address, each behind its guard, its boundary and its frame. */
export function Pages() {
  const { pathname } = useLocation()
  usePageFocus()
  return (
    <Routes>
      {routes.map(({ path, access, frame, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <Shell frame={frame}>
              <RouteErrorBoundary key={pathname}>
                <RouteGuard access={access}>
                  <Suspense fallback={<WaitingScreen />}>
                    <Page />
                  </Suspense>
                </RouteGuard>
              </RouteErrorBoundary>
            </Shell>
          }
        />
      ))}
      <Route
        path="*"
        element={
          <Shell frame="page">
            <Suspense fallback={<WaitingScreen />}>
              <NotFound />
            </Suspense>
          </Shell>
        }
      />
    </Routes>
  )
}
