import { Suspense, useState } from 'react'
import { accessoriesBanner, businessValues, heroBanner, heroShelves } from '@skafferi/brand/content/landing-banners'
import type { BannerSlot } from '@skafferi/domain/content'
import { useSessionState } from '@skafferi/domain/session'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { lazyAgain } from '@skafferi/ui/screens/error-screen'
import type { LandingContent } from '../app/LandingBanners'
import { useReturnTo } from '../app/use-return-to'
import { sampleProducts, shelfBanner } from '../content/landing'

// Asking the store costs a script more than showing the page does. Where that does not come, the page keeps its own words.
const LandingBanners = lazyAgain(() => import('../app/LandingBanners').catch(() => ({ default: () => null })))

const waiting = <View,>(view: View): BannerSlot<View> => ({ view, state: 'loading', fault: null })

const atFirst: LandingContent = {
  hero: waiting(heroBanner),
  values: waiting(businessValues),
  accessories: waiting(accessoriesBanner),
}

export default function LandingRoute() {
  const isCustomer = useSessionState().status === 'signed_in'
  const [content, setContent] = useState(atFirst)
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
      <Suspense>
        <LandingBanners onChange={setContent} />
      </Suspense>
    </>
  )
}
