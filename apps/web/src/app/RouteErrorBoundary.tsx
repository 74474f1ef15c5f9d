import { Component, Fragment, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorScreen, MissingFileError } from '@skafferi/ui/screens/error-screen'
import { EnableControls } from './EnableControls'
import { canReach, useShop } from '@skafferi/domain/shop/shop-context'
import { loadNewRelease } from './new-release'

/**
 * Shown if a page's file could not be loaded. Retries when the connection returns. If the shop is reachable, the file
 * is gone after a new release, so the document is reloaded once.
 */
function MissingFile({ onRetry }: { onRetry: () => void }) {
  const shop = useShop()
  const [isOffline, setOffline] = useState(true)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    let isMounted = true
    const handleOnline = () => retry()
    window.addEventListener('online', handleOnline)
    async function checkConnection() {
      const isReached = await canReach(shop)
      if (isReached && isMounted && !loadNewRelease(shop.storage('release'))) setOffline(false)
    }
    void checkConnection()
    return () => {
      isMounted = false
      window.removeEventListener('online', handleOnline)
    }
  }, [shop])
  return <ErrorScreen isOffline={isOffline} onRetry={onRetry} />
}

interface RouteErrorBoundaryProps {
  children: ReactNode
  /** The frame of the error page if the page's own frame failed; none by default. */
  wrapper?: ComponentType<{ children: ReactNode }>
}

/** Catches rendering errors of a page, so that they do not break the whole shop. */
export class RouteErrorBoundary extends Component<RouteErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state = { caught: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  retry = () => {
    const error = this.state.caught?.error
    if (error instanceof MissingFileError) error.reset()
    this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    if (caught === null) return this.props.children
    const { wrapper: Around = Fragment } = this.props
    const Screen = caught.error instanceof MissingFileError ? MissingFile : ErrorScreen
    return (
      <Around>
        <Screen onRetry={this.retry} />
        <EnableControls />
      </Around>
    )
  }
}
