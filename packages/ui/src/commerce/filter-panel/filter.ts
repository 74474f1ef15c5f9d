/** How a listing is ordered; `relevance`, the closest match first, only where there are words to match. */
export type ListingSort = 'most_popular' | 'newest' | 'price_asc' | 'price_desc' | 'relevance'

/** Everything that decides which products a listing shows. */
export interface ListingFilter {
  /** Words to find; empty for all products. */
  q: string
  /** A category's name. */
  category: string | null
  /** Brand names, joined by "or". */
  brands: string[]
  /** Tag names, joined by "or". */
  tags: string[]
  /** Lowest price in euro; `null` for no bound. */
  minPrice: number | null
  /** Highest price in euro; `null` for no bound. */
  maxPrice: number | null
  sort: ListingSort
  /** From 1. */
  page: number
}

/** A value to filter by, and how much it would find. */
export interface FacetView {
  value: string
  count: number
  /** The count, formatted. */
  countText: string
  selected: boolean
}

/** A preset of the price filter. */
export interface PriceBandView {
  /** `all` is the absence of both bounds. */
  id: string
  /** In euro. */
  min: number
  max: number
  /** The bounds, formatted. */
  minText: string
  maxText: string
  countText: string
  selected: boolean
}

/** What can be filtered by. */
export interface FilterChoicesView {
  categories: readonly FacetView[]
  brands: readonly FacetView[]
  tags: readonly FacetView[]
  /** The presets; the one called `all` also bounds the slider. */
  bands: readonly PriceBandView[]
}

/** The orders a listing can be put into: those of the specification, and the closest match first in a search. */
export function sortsOf({ q }: Pick<ListingFilter, 'q'>): readonly ListingSort[] {
  const sorts: readonly ListingSort[] = ['most_popular', 'newest', 'price_asc', 'price_desc']
  return q === '' ? sorts : ['relevance', ...sorts]
}

/** A filter that lets everything through; words and order stay. */
export function clearedFilter(filter: ListingFilter): ListingFilter {
  return { ...filter, category: null, brands: [], tags: [], minPrice: null, maxPrice: null, page: 1 }
}

/** How many single filters are in force, as counted beside the Filters button. */
export function filterCount({ category, brands, tags, minPrice, maxPrice }: ListingFilter): number {
  const hasPrice = minPrice !== null || maxPrice !== null
  return (category === null ? 0 : 1) + brands.length + tags.length + (hasPrice ? 1 : 0)
}

/** A list with a value added, or taken away. */
export function toggled(values: readonly string[], value: string, on: boolean): string[] {
  const others = values.filter((other) => other !== value)
  return on ? [...others, value] : others
}
