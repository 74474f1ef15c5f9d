import { parsePageData, type PageData } from '@skafferi/domain/shop/rendering'
import { readSessionRecord } from '@skafferi/domain/shop/session'

/** Id of the element with the data that the page was rendered with. */
export const pageDataId = 'page-data'

/** The page in a document. */
interface DocumentPage {
  /** True if the document has content to hydrate. */
  isRendered: boolean
  /** The data it was rendered with; null for a static page, which is the same for everyone. */
  data: PageData | null
}

/**
 * Reads the page from the document. A page rendered for another session than the current one is removed with its data.
 */
export function readPage(container: HTMLElement): DocumentPage {
  const block = document.getElementById(pageDataId)
  const data = parsePageData(block?.textContent)
  block?.remove()
  const isOtherSession = block !== null && (data === null || readSessionRecord(document.cookie) !== data.record)
  if (isOtherSession) container.replaceChildren()
  return { isRendered: container.firstElementChild !== null, data: isOtherSession ? null : data }
}

/**
 * Converts the style rules of a rendered document (`to-document.ts`) to inline styles, which React can change. The
 * rules remain without effect.
 */
export function applyInlineStyles(container: HTMLElement): void {
  for (const place of container.querySelectorAll<HTMLElement>('[data-style]')) {
    const { style = '' } = place.dataset
    // React's development build compares the attribute's text, and no policy forbids it there.
    if (import.meta.env.DEV) place.setAttribute('style', style)
    else place.style.cssText = style
    delete place.dataset.style
  }
}
