import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionState } from '@skafferi/domain/session'
import { Footer } from '@skafferi/ui/commerce/footer'
import { VisitorHeader } from '@skafferi/ui/commerce/visitor-header'
import { PageLayout } from '@skafferi/ui/components/page-layout'
import { lazyAgain, LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { paths } from '../paths'
import type { Frame } from '../pages'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import { useReturnTo } from './use-return-to'

const CustomerShell = lazyAgain(() => import('./CustomerShell'))

// Asking the store for anything costs a script more than a visitor's page does.
const VisitorTags = lazyAgain(() => import('./VisitorTags'))

export interface ShellProps {
  frame: Frame
  /** One looks for goods on the page. */
  browses: boolean
  children: ReactNode
}

/** What stands around a page: nothing around sign-in, head and foot around the others. */
export function Shell({ frame, browses, children }: ShellProps) {
  const { status } = useSessionState()
  if (frame === 'bare') return <PageLayout width="full">{children}</PageLayout>
  if (status === 'signed_out') return <VisitorShell frame={frame}>{children}</VisitorShell>
  return (
    <RouteErrorBoundary around={PageLayout}>
      <Suspense
        fallback={
          <PageLayout>
            <LoadingScreen />
          </PageLayout>
        }
      >
        <CustomerShell frame={frame} browses={browses}>{children}</CustomerShell>
      </Suspense>
    </RouteErrorBoundary>
  )
}

function VisitorShell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const asked = useReturnTo()
  const [tags, setTags] = useState<readonly string[]>([])
  const returnTo = pathname === paths.landing() ? asked : pathname + search
  return (
    <PageLayout
      width={frame === 'wide' ? 'full' : 'page'}
      header={<VisitorHeader returnTo={returnTo} />}
      footer={<Footer audience="visitor" tags={tags} />}
    >
      {children}
      <Suspense>
        <VisitorTags onChange={setTags} />
      </Suspense>
    </PageLayout>
  )
}
