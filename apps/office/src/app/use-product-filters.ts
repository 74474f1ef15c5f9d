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
  const hrefFor = (filter: Partial<ProductFilters>) => hrefOf({ ...anyProduct, ...filter })
  const views = useProductViews([
    { id: 'all', href: hrefFor(lists.all), count: useProductCount(lists.all) },
    { id: 'published', href: hrefFor(lists.published), count: useProductCount(lists.published) },
    { id: 'low', href: hrefFor(lists.low), count: useProductCount(lists.low) },
    { id: 'noPrice', href: hrefFor(lists.noPrice), count: useProductCount(lists.noPrice) },
    { id: 'noPicture', href: hrefFor(lists.noPicture), count: useProductCount(lists.noPicture) },
    { id: 'draft', href: hrefFor(lists.draft), count: useProductCount(lists.draft) },
    { id: 'archived', href: hrefFor(lists.archived), count: useProductCount(lists.archived) },
  ])
  const [direction, column] = filters.sort.startsWith('-')
    ? (['descending', filters.sort.slice(1)] as const)
    : (['ascending', filters.sort || 'title'] as const)
  return {
    filters,
    page,
    views,
    view: views.find(({ href }) => href === hrefFor({ ...filters, sort: '' }))?.id ?? null,
    sort: { column, direction },
    pageHref,
    show,
  }
}
