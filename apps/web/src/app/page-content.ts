import { createContext, useContext, useEffect, useState } from 'react'
import type { ContentPage, PageContent } from '@skafferi/domain/rules/content/blocks'
import { isRecord, parseJson, type Schema } from '@skafferi/domain/rules/json/schema'

/** Id of the element with the content that the document was rendered with. */
export const pageContentId = 'page-content'

/** Reads the content. Its fields are not checked, because the scripts of a page are of the same release. */
function read(): PageContent | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(pageContentId)
  return parseJson(block?.textContent, isRecord as Schema<object> as Schema<PageContent>)
}

/** The content that the store rendered the first page with; null if it did not, and the page loads it. */
export const RenderedContentContext = createContext(read())

/** The content is as old as the document, so a later visit to the page loads it again. */
let wasLeft = false

const markLeft = () => {
  wasLeft = true
}

/** Returns the content of the document if it was rendered for this page and is shown for the first time. */
export function useRenderedContent(page: ContentPage): PageContent | null {
  const rendered = useContext(RenderedContentContext)
  const [first] = useState(() => (wasLeft || rendered?.page !== page ? null : rendered))
  useEffect(() => markLeft, [])
  return first
}
