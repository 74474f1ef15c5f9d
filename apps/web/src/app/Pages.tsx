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
 * Fetches what stands in a customer's document already, before it is gone on from: a press reaches nothing while its part
 * waits for its file.
 */
export async function fetchAhead(pathname: string): Promise<void> {
  await Promise.all([fetchContent(pathname), CustomerShell.ahead()])
}

/**
 * Made once: a page that stands in its document already is drawn again only for what it uses itself. Drawn anew from here
 * while its file is on its way, it would give way to its skeleton.
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

/** What fails on one address has not failed on another. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <RouteErrorBoundary key={useLocation().pathname}>{children}</RouteErrorBoundary>
}

/** Every page at its address, each behind its guard, its boundary and its frame. */
export function Pages({ firstPath }: { firstPath?: string }) {
  usePageBeginning(firstPath)
  useLeavingWithSession()
  return <Routes>{routes}</Routes>
}
