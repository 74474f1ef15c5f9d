import { Component, Suspense, type ReactNode } from 'react'
import { MissingFileError } from '../../internal/lazy-again'
import { MissingPart } from './MissingPart'

export interface LaterProps {
  /** A part whose file is fetched when it is first shown. */
  children: ReactNode
  /** What stands in its place until it is there; nothing by default. */
  waiting?: ReactNode
  /**
   * It stands over the page, as a dialog does: where its file cannot be fetched, that is said at the foot of the window, and can
   * be closed. Called when it is. Leave out for parts of the page, in whose place it is said.
   */
  onClose?: () => void
}

/** Around a part that is fetched when it is first shown: where its file is missing, the page stays and the part says so. */
export function Later({ children, waiting, onClose }: LaterProps) {
  return (
    <PartBoundary onClose={onClose}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

/** Catches that a file is missing; whatever else fails belongs to the page's boundary. */
class PartBoundary extends Component<Pick<LaterProps, 'children' | 'onClose'>, { caught: { error: unknown } | null }> {
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
      error.forget()
      this.setState({ caught: null })
    }
    return <MissingPart onRetry={retry} onClose={this.props.onClose} />
  }
}
