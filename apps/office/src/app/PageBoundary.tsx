import { Component, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OfficeError, OfficeLoading } from '@skafferi/ui/office/office-notice'

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
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary key={useLocation().pathname}>
      <Suspense fallback={<OfficeLoading />}>{children}</Suspense>
    </Boundary>
  )
}
