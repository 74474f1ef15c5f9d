import { createContext, useContext, useEffect, useState } from 'react'
import { accessoriesBanner, businessValues, heroBanner } from '@skafferi/brand/content/landing-banners'
import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/content'

/** What the operator says on the landing page. */
export interface LandingContent {
  hero: BannerSlot<BannerView>
  values: BannerSlot<ValuesView>
  accessories: BannerSlot<BannerView>
}

const waiting = <View>(view: View): BannerSlot<View> => ({ view, state: 'loading', fault: null })

/** The page's own words, until the operator's are there. */
const ownWords: LandingContent = {
  hero: waiting(heroBanner),
  values: waiting(businessValues),
  accessories: waiting(accessoriesBanner),
}

/** What stands there now, with whatever of the operator's has come since. */
export function withNews(now: LandingContent, next: LandingContent): LandingContent {
  const newer = <View>(before: BannerSlot<View>, after: BannerSlot<View>) =>
    after.state === 'settled' ? after : before
  return {
    hero: newer(now.hero, next.hero),
    values: newer(now.values, next.values),
    accessories: newer(now.accessories, next.accessories),
  }
}

/** Whether nothing of the operator's is missing. */
export const isWhole = ({ hero, values, accessories }: LandingContent) =>
  [hero, values, accessories].every(({ state, fault }) => state === 'settled' && fault === null)

/** The element of a document that holds what the landing page was drawn with. */
export const landingContentId = 'landing-content'

function read(): LandingContent | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(landingContentId)
  return block && (JSON.parse(block.textContent) as LandingContent)
}

/** What the store has drawn the landing page with; null where it has not, and the page asks for the operator's words. */
export const DrawnLandingContext = createContext(read())

/** What came along is as old as the document: whoever comes back to the page later gets what the store says then. */
let wasLeft = false

const leave = () => {
  wasLeft = true
}

/** What the landing page begins with: what its document was drawn with, or its own words. */
export function useFirstContent(): LandingContent {
  const drawn = useContext(DrawnLandingContext)
  const [first] = useState(() => (wasLeft ? null : drawn) ?? ownWords)
  useEffect(() => leave, [])
  return first
}
