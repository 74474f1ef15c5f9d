import { Suspense, useCallback, useState } from 'react'
import { heroShelves } from '@skafferi/brand/content/landing-banners'
import { useSessionState } from '@skafferi/domain/shop/session'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { isComplete, useInitialContent, mergeContent, type LandingContent } from '../app/landing-content'
import { useReturnTo } from '../app/use-return-to'
import { sampleProducts, shelfBanner } from '../content/landing'

// Lazy, because the script that loads the banners is larger than the page's own. Without it the default texts stay.
const LandingBanners = lazyWithRetry(() => import('../app/LandingBanners').catch(() => ({ default: () => null })))

export default function LandingRoute() {
  const isCustomer = useSessionState().status === 'signed_in'
  const initial = useInitialContent()
  const [content, setContent] = useState(initial)
  const mergeNext = useCallback((next: LandingContent) => setContent((now) => mergeContent(now, next)), [])
  return (
    <>
      <LandingScreen
        audience={isCustomer ? 'customer' : 'visitor'}
        shelves={heroShelves}
        returnTo={useReturnTo()}
        samples={sampleProducts}
        banner={{ view: shelfBanner, state: 'settled', fault: null }}
        {...content}
      />
      {!isComplete(initial) && (
        <Suspense>
          <LandingBanners onChange={mergeNext} />
        </Suspense>
      )}
    </>
  )
}
