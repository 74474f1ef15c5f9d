import { Suspense, useCallback, useState } from 'react'
import { heroShelves } from '@skafferi/brand/content/landing-banners'
import { useSessionState } from '@skafferi/domain/session'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { isComplete, useFirstContent, withNews, type LandingContent } from '../app/landing-content'
import { useReturnTo } from '../app/use-return-to'
import { sampleProducts, shelfBanner } from '../content/landing'

// A request costs more script than displaying the page. If that script is missing, the page keeps its default texts.
const LandingBanners = lazyWithRetry(() => import('../app/LandingBanners').catch(() => ({ default: () => null })))

export default function LandingRoute() {
  const isCustomer = useSessionState().status === 'signed_in'
  const first = useFirstContent()
  const [content, setContent] = useState(first)
  const take = useCallback((next: LandingContent) => setContent((now) => withNews(now, next)), [])
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
      {!isComplete(first) && (
        <Suspense>
          <LandingBanners onChange={take} />
        </Suspense>
      )}
    </>
  )
}
