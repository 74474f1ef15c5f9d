import type { ProductList } from '@skafferi/api'
import {
  formatMilligrams,
  formatNumber,
  formatRoundMoney,
  shopCurrency,
  toMinor,
  toPageView,
  type PageView,
} from '../../platform/format'
import type { FlavourClass } from '../../rules/catalogue/market'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { listingPageSize, priceBands, priceBounds, type ListingFilter } from '../../rules/catalogue/catalog'

/** One value of a filter group. */
export interface FacetView<Value extends string = string> {
  value: Value
  /** The formatted value if it is a number, e.g. "10 mg". */
  text?: string
  /** Number of products with the value. */
  count: number
  /** `count`, formatted. */
  countText: string
  selected: boolean
}

/** One price preset. */
export interface PriceBandView {
  /** Identifies the band; `all` means that neither bound is set. */
  id: string
  /** Bounds in whole units of the currency. */
  min: number
  max: number
  /** The bounds, formatted. */
  minText: string
  maxText: string
  /** Number of products, and formatted. */
  count: number
  countText: string
}

/** One active filter. An unset price bound is undefined; all tags after the third are one chip `more`. */
export type FilterChipView =
  | { kind: 'category' | 'brand' | 'tag' | 'pack'; value: string }
  | { kind: 'strength'; value: number; text: string }
  | { kind: 'flavour'; value: FlavourClass }
  | { kind: 'price'; min?: string; max?: string }
  | { kind: 'more'; count: number }

/** The values of all filter groups. */
export interface FilterChoicesView {
  categories: readonly FacetView[]
  brands: readonly FacetView[]
  tags: readonly FacetView[]
  strengths: readonly FacetView[]
  flavours: readonly FacetView<FlavourClass>[]
  packs: readonly FacetView[]
  /** The presets that the catalogue's prices reach; `all` also has the bounds of the slider. */
  bands: readonly PriceBandView[]
  /** The currency of prices in the filter, ISO 4217 in capitals. */
  currency: string
}

/** A page of a listing with its filters. */
export interface ListingView extends FilterChoicesView {
  filter: ListingFilter
  products: readonly ProductCardView[]
  page: PageView
  /** In this order: category, brands, strengths, flavours, packs, the first tags, the number of further tags, price. */
  chips: readonly FilterChipView[]
}

type Facets = NonNullable<ProductList['facets']>

const maxTagChips = 3

/** Creates a filter group. Selected values without products are included, so that they can be removed. */
function toFacets(counted: Facets['brands'] | undefined, chosen: readonly string[], locale: string): FacetView[] {
  const facets = counted ?? []
  const missing = chosen.filter((value) => !facets.some((facet) => facet.value === value))
  return [...facets, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    count,
    countText: formatNumber(count, locale),
    selected: chosen.includes(value),
  }))
}

const formatBound = (euro: number, locale: string) => formatRoundMoney(toMinor(euro), shopCurrency, locale)

/** Creates the presets within the bounds of the catalogue. One that covers all of them is only `all`. */
function toBands(facets: Facets | undefined, locale: string): PriceBandView[] {
  const counted = facets?.prices ?? []
  const { minPrice, maxPrice } = facets?.price_bounds ?? { minPrice: priceBounds.min, maxPrice: priceBounds.max }
  return priceBands.flatMap((band) => {
    const { id } = band
    const { min, max } = id === 'all' ? { min: minPrice, max: maxPrice } : band
    const coversAll = min === minPrice && max === maxPrice
    if (min < minPrice || max > maxPrice || coversAll !== (id === 'all')) return []
    const facet = counted.find((each) => each.minPrice === band.min && each.maxPrice === band.max)
    const all = counted.reduce((sum, each) => sum + each.count, 0)
    const count = facet?.count ?? (id === 'all' ? all : 0)
    return {
      id,
      min,
      max,
      minText: formatBound(min, locale),
      maxText: formatBound(max, locale),
      count,
      countText: formatNumber(count, locale),
    }
  })
}

function toChips(filter: ListingFilter, locale: string): FilterChipView[] {
  const { category, brands, tags, strengths, flavours, packs, minPrice, maxPrice } = filter
  const chips: FilterChipView[] = []
  if (category !== null) chips.push({ kind: 'category', value: category })
  for (const value of brands) chips.push({ kind: 'brand', value })
  for (const value of strengths) chips.push({ kind: 'strength', value, text: formatMilligrams([value], locale) })
  for (const value of flavours) chips.push({ kind: 'flavour', value })
  for (const value of packs) chips.push({ kind: 'pack', value })
  for (const value of tags.slice(0, maxTagChips)) chips.push({ kind: 'tag', value })
  const more = tags.length - maxTagChips
  if (more > 0) chips.push({ kind: 'more', count: more })
  if (minPrice !== null || maxPrice !== null) {
    const min = minPrice === null ? undefined : formatBound(minPrice, locale)
    const max = maxPrice === null ? undefined : formatBound(maxPrice, locale)
    chips.push({ kind: 'price', min, max })
  }
  return chips
}

/**
 * Creates the view of a listing.
 * @param filter the current filter; while its response is pending, `list` is that of the previous filter
 */
export function toListingView(list: ProductList, filter: ListingFilter, locale: string): ListingView {
  const { products, count, offset, facets } = list
  return {
    filter,
    products: products.map((product) => toProductCardView(product, locale)),
    page: toPageView({ count, offset, length: products.length }, { page: filter.page, size: listingPageSize }, locale),
    categories: toFacets(facets?.categories, filter.category === null ? [] : [filter.category], locale),
    brands: toFacets(facets?.brands, filter.brands, locale),
    tags: toFacets(facets?.tags, filter.tags, locale),
    strengths: toFacets(facets?.strengths, filter.strengths.map(String), locale).map((facet) => ({
      ...facet,
      text: formatMilligrams([Number(facet.value)], locale),
    })),
    flavours: toFacets(facets?.flavours, filter.flavours, locale) as FacetView<FlavourClass>[],
    packs: toFacets(facets?.packs, filter.packs, locale),
    bands: toBands(facets, locale),
    currency: shopCurrency.toUpperCase(),
    chips: toChips(filter, locale),
  }
}
