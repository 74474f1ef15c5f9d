import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import { toPageContentView, type PageContentView } from '@skafferi/domain/shop/content'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { useRenderedContent } from './page-content'
import type { PageContentLoaderProps } from './PageContentLoader'
import { useSettings } from './use-settings'

/** In place of the loader, if its script cannot be loaded. */
function MissingLoader({ onChange }: PageContentLoaderProps) {
  useEffect(() => onChange({ blocks: null, contentFault: { code: 'no_answer' } }), [onChange])
  return null
}

// Lazy, because the script that loads the content is larger than the page's own, which mostly has it already.
const PageContentLoader = lazyWithRetry(() => import('./PageContentLoader').catch(() => ({ default: MissingLoader })))

/**
 * Returns the content of a page for visitors from its document, or loads it.
 * @returns `loader` has to be rendered with the page
 */
export function useDocumentContent(page: ContentPage): { content: PageContentView; loader: ReactNode } {
  const rendered = useRenderedContent(page)
  const settings = useSettings()
  const [content, setContent] = useState(() =>
    toPageContentView(rendered ? { content: rendered } : undefined, settings),
  )
  const loader = !rendered && (
    <Suspense>
      <PageContentLoader page={page} onChange={setContent} />
    </Suspense>
  )
  return { content, loader }
}
