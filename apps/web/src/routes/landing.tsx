import { lazy, Suspense, useState } from 'react'
import type { BannerSlot } from '@skafferi/domain/content'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import type { LandingContent } from '../app/LandingBanners'
import { useReturnTo } from '../app/use-return-to'
import { accessoriesBanner, businessValues, heroBanner, sampleProducts, shelfBanner } from '../content/landing'
import { heroShelves } from '../content/shelves'

// Asking the store for anything costs a script more than showing the page does.
const LandingBanners = lazy(() => import('../app/LandingBanners'))

const waiting = <View,>(view: View): BannerSlot<View> => ({ view, state: 'loading', fault: null })
const settled = <View,>(view: View): BannerSlot<View> => ({ view, state: 'settled', fault: null })

const atFirst: LandingContent = {
  hero: waiting(heroBanner),
  values: waiting(businessValues),
  accessories: waiting(accessoriesBanner),
}

export default function LandingRoute() {
  const [content, setContent] = useState(atFirst)
  return (
    <>
      <LandingScreen
        shelves={heroShelves}
        returnTo={useReturnTo()}
        samples={sampleProducts}
        banner={settled(shelfBanner)}
        {...content}
      />
      <Suspense>
        <LandingBanners onChange={setContent} />
      </Suspense>
    </>
  )
}
