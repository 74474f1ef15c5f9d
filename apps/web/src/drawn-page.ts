import { keepAnswers, parsePageData, type PageData } from '@skafferi/domain/rendering'
import { recordIn } from '@skafferi/domain/session'
import { createQueryClient } from '@skafferi/domain/shop-context'

/** The element of a document that holds what its page was drawn with. */
export const pageDataId = 'page-data'

/** What a document says of the page that it holds. */
interface DrawnPage {
  /** It holds content to go on from. */
  isDrawn: boolean
  /** What it was drawn with; null where it was written ahead of time, and is the same for everybody. */
  data: PageData | null
}

/**
 * Reads what the document holds. A page that was drawn for another session than the one that is there now is nobody's: it
 * goes, with all that came along.
 */
export function readDrawnPage(container: HTMLElement): DrawnPage {
  const block = document.getElementById(pageDataId)
  const data = parsePageData(block?.textContent)
  block?.remove()
  const isOthers = block !== null && (data === null || recordIn(document.cookie) !== data.record)
  if (isOthers) container.replaceChildren()
  return { isDrawn: container.firstElementChild !== null, data: isOthers ? null : data }
}

/**
 * Makes styles that a document had as rules (`to-document.ts`) the elements' own, where React changes them. The rules stay, and no
 * longer apply to anything.
 */
export function ownStyles(container: HTMLElement): void {
  for (const place of container.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style = '' } = place.dataset
    // React's development build compares the text of the attribute, and nothing forbids one there.
    if (import.meta.env.DEV) place.setAttribute('style', style)
    else place.style.cssText = style
    delete place.dataset.style
  }
}

/** The cache with what came along. */
export function answeredCache(data: PageData) {
  const queryClient = createQueryClient()
  keepAnswers(queryClient, data)
  return queryClient
}
