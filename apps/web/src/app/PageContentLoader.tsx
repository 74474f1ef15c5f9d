import { useEffect } from 'react'
import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import { usePageContent, type PageContentView } from '@skafferi/domain/shop/content'
import { useSettings } from './use-settings'

export interface PageContentLoaderProps {
  page: ContentPage
  onChange: (content: PageContentView) => void
}

/** Loads the content of a page and passes it on. */
export default function PageContentLoader({ page, onChange }: PageContentLoaderProps) {
  const content = usePageContent(page, useSettings())
  useEffect(() => onChange(content), [onChange, content])
  return null
}
