import { Suspense, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { lazyAgain, LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { pages, type Page } from '../pages'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { RouteGuard } from './RouteGuard'
import { Shell } from './Shell'
import { useLeavingWithSession } from './use-ended-session'
import { usePageBeginning } from './use-page-beginning'

/** Each page's file, loaded when the page is first opened. */
const files = import.meta.glob<{ default: ComponentType }>(['../routes/*.tsx', '!../routes/*.stories.tsx'])

const routes = Object.values<Page>(pages).map(({ path, route, access, frame, browses = false }) => ({
  path,
  access,
  frame,
  browses,
  Content: lazyAgain(files[`../routes/${route}.tsx`]!),
}))

/** Every page at its address, each behind its guard, its boundary and its frame. */
export function Pages() {
  const { pathname } = useLocation()
  usePageBeginning()
  useLeavingWithSession()
  return (
    <Routes>
      {routes.map(({ path, access, frame, browses, Content }) => (
        <Route
          key={path}
          path={path}
          element={
            <Shell frame={frame} browses={browses}>
              <RouteErrorBoundary key={pathname}>
                <RouteGuard access={access}>
                  <Suspense fallback={<LoadingScreen />}>
                    <Content />
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
