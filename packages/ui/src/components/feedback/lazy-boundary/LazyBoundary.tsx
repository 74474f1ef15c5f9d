import { Component, Suspense, type ReactNode } from 'react'
import { MissingFileError } from '../../../internal/lazy-with-retry'
import { MissingPart } from './MissingPart'

export interface LazyBoundaryProps {
  /** A lazy component. */
  children: ReactNode
  /** Shown while it loads; nothing by default. */
  fallback?: ReactNode
  /**
   * Set it for a part over the page, such as a dialog: a loading error is then shown at the bottom of the window and
   * can be closed, which calls this. Omit for a part of the page, which the error replaces.
   */
  onClose?: () => void
}

/** Boundary of a lazy component: if its file cannot be loaded, the page stays and an error replaces the part. */
export function LazyBoundary({ children, fallback, onClose }: LazyBoundaryProps) {
  return (
    <PartBoundary onClose={onClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

/** Catches only missing files; other errors are left to the page's boundary. */
class PartBoundary extends Component<
  Pick<LazyBoundaryProps, 'children' | 'onClose'>,
  { caught: { error: unknown } | null }
> {
  override state = { caught: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (caught === null) return this.props.children
    const { error } = caught
    if (!(error instanceof MissingFileError)) throw error
    const retry = () => {
      error.reset()
      this.setState({ caught: null })
    }
    return <MissingPart onRetry={retry} onClose={this.props.onClose} />
  }
}
