import { Component, Suspense, type ReactNode, useEffect, useEffectEvent } from 'react'
import { MissingFileError } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { chromeWords } from '../../../words/generated/chrome'
import { controlsWords } from '../../../words/generated/controls'
import { Button } from '../../actions/button'
import { ErrorState } from '../error-state'

interface MissingPartProps {
  /** Closes the error of a part over the page. Omit for parts of the page. */
  onClose?: () => void
  /** Loads the file again. */
  onRetry: () => void
}

/** Shown if a part's file could not be loaded. Retries by itself when the connection returns. */
function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const t = useWords(controlsWords)
  const tChrome = useWords(chromeWords)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const connect = () => retry()
    window.addEventListener('online', connect)
    return () => window.removeEventListener('online', connect)
  }, [])
  const message = <ErrorState title={t('partMissing')} text={t('partMissingText')} headingLevel={3} onRetry={onRetry} />
  if (!onClose) return message
  return (
    <div
      className={
        'fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[26rem] justify-items-center rounded-lg border border-line ' +
        'bg-surface pb-6 shadow-float'
      }
    >
      {message}
      <Button variant="quiet" onPress={onClose}>
        {tChrome('close')}
      </Button>
    </div>
  )
}

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
