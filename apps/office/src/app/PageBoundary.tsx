import { Component, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OfficeBroken, OfficeLoading } from '@skafferi/ui/office/office-notice'

/** Catches whatever a page did not expect, so that one broken page does not take the office down. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    // Whatever is missing, such as a file of a release that is gone, is there after a reload.
    return this.state.isBroken ? <OfficeBroken onRetry={() => location.reload()} /> : this.props.children
  }
}

/** What fails on one address has not failed on another. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary key={useLocation().pathname}>
      <Suspense fallback={<OfficeLoading />}>{children}</Suspense>
    </Boundary>
  )
}
