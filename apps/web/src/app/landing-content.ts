import { createContext, useContext, useEffect, useState } from 'react'
import { accessoriesBanner, businessValues, heroBanner } from '@skafferi/brand/content/landing-banners'
import { isRecord, parseJson, type Schema } from '@skafferi/domain/rules/json/schema'
import type { BannerSlot, BannerView, ValuesView } from '@skafferi/domain/platform/shared-views'

/** The operator's content of the landing page. */
export interface LandingContent {
  hero: BannerSlot<BannerView>
  values: BannerSlot<ValuesView>
  accessories: BannerSlot<BannerView>
}

const loadingSlot = <View>(view: View): BannerSlot<View> => ({ view, state: 'loading', fault: null })

/** The default content, until the operator's is loaded. */
const defaultContent: LandingContent = {
  hero: loadingSlot(heroBanner),
  values: loadingSlot(businessValues),
  accessories: loadingSlot(accessoriesBanner),
}

/** Merges newly loaded content into the current. */
export function mergeContent(now: LandingContent, next: LandingContent): LandingContent {
  const latest = <View>(before: BannerSlot<View>, after: BannerSlot<View>) =>
    after.state === 'settled' ? after : before
  return {
    hero: latest(now.hero, next.hero),
    values: latest(now.values, next.values),
    accessories: latest(now.accessories, next.accessories),
  }
}

/** True if all of the operator's content is loaded. */
export const isComplete = ({ hero, values, accessories }: LandingContent) =>
  [hero, values, accessories].every(({ state, fault }) => state === 'settled' && fault === null)

/** Id of the element with the content that the document was rendered with. */
export const landingContentId = 'landing-content'

/** Reads the content. Its fields are not checked, because the scripts of a page are of the same release. */
function read(): LandingContent | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(landingContentId)
  return parseJson(block?.textContent, isRecord as Schema<object> as Schema<LandingContent>)
}

/** The content that the store rendered the landing page with; null if it did not, and the page loads it. */
export const RenderedLandingContext = createContext(read())

/** The content is as old as the document, so a later visit to the page loads it again. */
let wasLeft = false

const markLeft = () => {
  wasLeft = true
}

/** Returns the initial content: from the document, or the default. */
export function useInitialContent(): LandingContent {
  const rendered = useContext(RenderedLandingContext)
  const [first] = useState(() => (wasLeft ? null : rendered) ?? defaultContent)
  useEffect(() => markLeft, [])
  return first
}
