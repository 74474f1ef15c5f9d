import { Suspense, type ComponentType, type ReactNode } from 'react'
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

/**
 * Made once: a page that stands in its document already is drawn again only for what it uses itself. Drawn anew from here
 * while its file is on its way, it would give way to its skeleton.
 */
const routes = Object.values<Page>(pages).map(({ path, route, access, frame, browses, foot }) => {
  const Content = lazyAgain(files[`../routes/${route}.tsx`]!)
  const element = (
    <Shell frame={frame} browses={browses} foot={foot}>
      <PageBoundary>
        <RouteGuard access={access}>
          <Suspense fallback={<LoadingScreen />}>
            <Content />
          </Suspense>
        </RouteGuard>
      </PageBoundary>
    </Shell>
  )
  return <Route key={path} path={path} element={element} />
})

/** What fails on one address has not failed on another. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <RouteErrorBoundary key={useLocation().pathname}>{children}</RouteErrorBoundary>
}

/** Every page at its address, each behind its guard, its boundary and its frame. */
export function Pages() {
  usePageBeginning()
  useLeavingWithSession()
  return <Routes>{routes}</Routes>
}
