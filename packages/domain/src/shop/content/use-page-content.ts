import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContentPage } from '../../rules/content/blocks'
import { useShop } from '../shop-context'
import { contentQuery } from './page-content.queries'
import { toPageContentView, type ContentSettings, type PageContentView } from './page-content.view'

/** Loads the blocks of a page, filled with values of the settings. */
export function usePageContent(page: ContentPage, settings: ContentSettings): PageContentView {
  const { data } = useQuery(contentQuery(useShop(), page))
  return useMemo(() => toPageContentView(data, settings), [data, settings])
}
