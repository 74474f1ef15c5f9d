import { Suspense, useCallback, useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { heroShelves } from '@skafferi/brand/content/landing-banners'
import { useSessionState } from '@skafferi/domain/session'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { lazyAgain } from '@skafferi/ui/screens/error-screen'
import { DrawnLandingContext, isWhole, ownWords, withNews, type LandingContent } from '../app/landing-content'
import { useReturnTo } from '../app/use-return-to'
import { sampleProducts, shelfBanner } from '../content/landing'

// Asking the store costs a script more than showing the page does. Where that does not come, the page keeps its own words.
const LandingBanners = lazyAgain(() => import('../app/LandingBanners').catch(() => ({ default: () => null })))

/** The router's name of the page that the document came with: what it was drawn with is as old as that. */
const firstPage = 'default'

export default function LandingRoute() {
  const isCustomer = useSessionState().status === 'signed_in'
  const drawn = useContext(DrawnLandingContext)
  const brought = (useLocation().key === firstPage ? drawn : null) ?? ownWords
  const [content, setContent] = useState(brought)
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
      {!isWhole(brought) && (
        <Suspense>
          <LandingBanners onChange={take} />
        </Suspense>
      )}
    </>
  )
}
