import { Suspense, useState, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionState } from '@skafferi/domain/shop/session'
import { Footer } from '@skafferi/ui/commerce/service/footer'
import { VisitorHeader } from '@skafferi/ui/commerce/service/visitor-header'
import { PageLayout } from '@skafferi/ui/components/layout/page-layout'
import { lazyWithRetry, LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { paths } from '../paths'
import { RouteErrorBoundary } from './RouteErrorBoundary'
import type { ShellProps } from './shell-props'
import { useReturnTo } from './use-return-to'

/** User input. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** True after the first user input. Content that is not visible before waits for it. */
function useHasUserInput(): boolean {
  const [hasInput, setHasInput] = useState(false)
  useEffect(() => {
    if (hasInput) return
    const handleInput = () => setHasInput(true)
    INPUT_EVENTS.forEach((name) => document.addEventListener(name, handleInput, { capture: true, passive: true }))
    return () => INPUT_EVENTS.forEach((name) => document.removeEventListener(name, handleInput, true))
  }, [hasInput])
  return hasInput
}

/** Header and footer of customers' pages. */
export const CustomerShell = lazyWithRetry(() => import('./CustomerShell'))

// Lazy, because the API client is larger than a visitor's page, and the footer is off-screen at first. Without its file
// the footer has no tags.
const VisitorTags = lazyWithRetry(() => import('./VisitorTags').catch(() => ({ default: () => null })))

/** The frame of a page: none around sign-in, header and footer around the others. */
export function Shell(props: ShellProps) {
  const { status } = useSessionState()
  if (props.frame === 'bare') return <PageLayout width="full">{props.children}</PageLayout>
  if (status === 'signed_out') return <VisitorShell {...props} />
  return (
    <RouteErrorBoundary wrapper={PageLayout}>
      <Suspense
        fallback={
          <PageLayout>
            <LoadingScreen />
          </PageLayout>
        }
      >
        <CustomerShell {...props} />
      </Suspense>
    </RouteErrorBoundary>
  )
}

function VisitorShell({ frame, footer, children }: ShellProps) {
  const { pathname, search } = useLocation()
  const requestedUrl = useReturnTo()
  const hasUserInput = useHasUserInput()
  const [tags, setTags] = useState<readonly string[]>([])
  const returnTo = pathname === paths.landing() ? requestedUrl : pathname + search
  return (
    <PageLayout
      width={frame === 'wide' ? 'full' : 'page'}
      header={<VisitorHeader returnTo={returnTo} />}
      footer={<Footer audience="visitor" variant={footer} tags={tags} />}
    >
      {children}
      {hasUserInput && (
        <Suspense>
          <VisitorTags onChange={setTags} />
        </Suspense>
      )}
    </PageLayout>
  )
}
