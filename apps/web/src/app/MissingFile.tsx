import { useEffect, useEffectEvent, useState } from 'react'
import { canReach, useShop } from '@skafferi/domain/shop/shop-context'
import { ErrorScreen } from '@skafferi/ui/screens/error-screen'
import { loadNewRelease } from './new-release'

/**
 * Shown if a page's file could not be loaded. Retries when the connection returns. If the shop is reachable, the file
 * is gone after a new release, so the document is reloaded once.
 */
export function MissingFile({ onRetry }: { onRetry: () => void }) {
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
