import { anyProduct, useProductCount } from '@skafferi/domain/office'
import type { ProductFilters } from '@skafferi/domain/office/views'
import { useProductViews } from '@skafferi/ui/office/phrases'
import { paths } from '../paths'
import { useListQuery } from './use-list-query'

const values = {
  status: ['published', 'draft', 'archived'],
  category: null,
  brand: null,
  stock: ['in', 'low', 'out', 'always', 'backorder'],
  missing: ['picture', 'price', 'category', 'weight', 'gtin'],
  createdBy: null,
  sort: ['title', '-title', 'category', '-category', 'price', '-price', 'stock', '-stock', 'changed', '-changed'],
} as const

/** Filters of the predefined lists. */
const lists = {
  all: {},
  published: { status: 'published' },
  low: { status: 'published', stock: 'low' },
  noPrice: { missing: 'price' },
  noPicture: { missing: 'picture' },
  draft: { status: 'draft' },
  archived: { status: 'archived' },
} as const satisfies Record<string, Partial<ProductFilters>>

/** Reads the product filters from the URL. */
export function useProductFilters() {
  const { text, filters: rest, page, hrefOf, pageHref, show } = useListQuery(paths.products, values)
  const filters: ProductFilters = { text, ...rest }
  const [direction, column] = filters.sort.startsWith('-')
    ? (['descending', filters.sort.slice(1)] as const)
    : (['ascending', filters.sort || 'title'] as const)
  return {
    filters,
    page,
    sort: { column, direction },
    hrefOf: (filter: Partial<ProductFilters>) => hrefOf({ ...anyProduct, ...filter }),
    pageHref,
    show,
  }
}

/** The predefined lists with their counts. @param href the current filters without the order */
export function useProductLists(hrefOf: ReturnType<typeof useProductFilters>['hrefOf'], href: string) {
  const views = useProductViews([
    { id: 'all', href: hrefOf(lists.all), count: useProductCount(lists.all) },
    { id: 'published', href: hrefOf(lists.published), count: useProductCount(lists.published) },
    { id: 'low', href: hrefOf(lists.low), count: useProductCount(lists.low) },
    { id: 'noPrice', href: hrefOf(lists.noPrice), count: useProductCount(lists.noPrice) },
    { id: 'noPicture', href: hrefOf(lists.noPicture), count: useProductCount(lists.noPicture) },
    { id: 'draft', href: hrefOf(lists.draft), count: useProductCount(lists.draft) },
    { id: 'archived', href: hrefOf(lists.archived), count: useProductCount(lists.archived) },
  ])
  return { views, view: views.find((view) => view.href === href)?.id ?? null }
}
