import { Suspense, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { lazyAgain, LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { pages } from '../pages'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { RouteGuard } from './RouteGuard'
import { Shell } from './Shell'
import { useLeavingWithSession } from './use-ended-session'
import { usePageBeginning } from './use-page-beginning'

/** Each page's file, loaded when the page is first opened. */
const files = import.meta.glob<{ default: ComponentType }>(['../routes/*.tsx', '!../routes/*.stories.tsx'])

const routes = Object.values(pages).map(({ path, route, access, frame }) => ({
  path,
  access,
  frame,
  Page: lazyAgain(files[`../routes/${route}.tsx`]!),
}))

/** Every page at its address, each behind its guard, its boundary and its frame. */
export function Pages() {
  const { pathname } = useLocation()
  usePageBeginning()
  useLeavingWithSession()
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
                  <Suspense fallback={<LoadingScreen />}>
                    <Page />
                  </Suspense>
                </RouteGuard>
              </RouteErrorBoundary>
            </Shell>
          }
        />
      ))}
    </Routes>
  )
}
