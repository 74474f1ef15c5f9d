import { useEffect, useEffectEvent, useState } from 'react'
import { canReach, useShop } from '@skafferi/domain/shop-context'
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
    let isShown = true
    const connect = () => retry()
    window.addEventListener('online', connect)
    async function look() {
      const isReached = await canReach(shop)
      if (isReached && isShown && !loadNewRelease(shop.storage('release'))) setOffline(false)
    }
    void look()
    return () => {
      isShown = false
      window.removeEventListener('online', connect)
    }
  }, [shop])
  return <ErrorScreen isOffline={isOffline} onRetry={onRetry} />
}
