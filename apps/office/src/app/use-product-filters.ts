import { anyProduct, useNamedViews, useProductCounts } from '@skafferi/domain/office'
import type { ProductFilters } from '@skafferi/domain/office/views'
import { useProductViews } from '@skafferi/ui/office/phrases'
import { paths } from '../paths'
import { useListQuery, useSavedListQuery } from './use-list-query'

const values = {
  status: ['published', 'draft', 'archived'],
  category: null,
  brand: null,
  stock: ['in', 'low', 'out', 'always', 'backorder'],
  missing: ['picture', 'price', 'category', 'weight', 'gtin'],
  createdBy: null,
  changedBy: null,
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
  useSavedListQuery(paths.products)
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

/**
 * The predefined lists with their counts, and the operator's own ones.
 * @param href the current filters without the order
 */
export function useProductLists(hrefOf: ReturnType<typeof useProductFilters>['hrefOf'], href: string) {
  const own = useNamedViews()
  const query = href.slice(href.indexOf('?') + 1)
  const counts = useProductCounts(Object.values(lists))
  const predefined = useProductViews(
    (Object.keys(lists) as (keyof typeof lists)[]).map((id, index) => ({
      id,
      href: hrefOf(lists[id]),
      count: counts[index],
    })),
  )
  const ownViews = own.views.map((view) => ({
    id: `own ${view.name}`,
    label: view.name,
    href: `${paths.products}?${view.query}`,
    count: null,
  }))
  const views = [...predefined, ...ownViews]
  const view = views.find((each) => each.href === href)?.id ?? null
  return {
    views,
    view,
    /** Saves the current filters under a name; undefined if they are a view already. */
    save: view === null ? ({ name }: { name: string }) => own.save({ name, query }) : undefined,
    /** Deletes the current view; undefined unless it is the operator's own. */
    remove: ownViews.some((each) => each.id === view) ? () => own.remove(query) : undefined,
  }
}
