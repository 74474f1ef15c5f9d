import { toMinor, type Minor } from '../pricing/money'
import { priceBands, type ListingSort } from './catalog'
import { relatedTerms, relevanceOf, parseSearch, type SearchedFields } from './search'

/** The filter of a product list. Undefined fields do not filter. */
export interface ProductFilter {
  q?: string
  /** Joined by "or". */
  id?: string[]
  /** Joined by "or". */
  handle?: string[]
  /** A category's name. */
  category?: string
  /** Ids of categories, joined by "or". */
  category_id?: string[]
  /** Joined by "or". */
  brand?: string[]
  /** Joined by "or". */
  tags?: string[]
  /** Milligrams of nicotine per pouch, joined by "or". */
  strength?: number[]
  /** Flavours of pouches, joined by "or". */
  flavour?: string[]
  /** Names of packs, joined by "or". */
  pack?: string[]
  /** Bounds of the card's price, in major units, inclusive. */
  minPrice?: number
  maxPrice?: number
  /** 1 for products with recently ordered pieces. */
  ordered?: 0 | 1
}

/** A sort order of lists; pages do not offer `oldest`. */
export type ListOrder = ListingSort | 'oldest'

/** The product fields for filtering and sorting. */
export interface ListedProduct {
  id: string
  handle: string
  brand: string
  /** Name of the category. */
  category: string
  categoryId: string | undefined
  tags: readonly string[]
  /** Distinct values of its variants. */
  strengths: readonly number[]
  flavour: string | null
  /** Distinct values of its variants. */
  packs: readonly string[]
  /** The fields that a search matches. */
  fields: SearchedFields
  /** The card's price, including a current sale. */
  amount: Minor
  /** Its rank by recently ordered pieces; the most popular is first. */
  popularity: number
  /** True if pieces were ordered recently. */
  ordered: boolean
}

/** The number of products with a value. */
export interface FacetCount {
  value: string
  count: number
}

/** The number of products in a price band, in euro. */
export interface BandCount {
  minPrice: number
  maxPrice: number
  count: number
}

/** Values to filter by, with the number of products of each. */
export interface FacetCounts {
  categories: FacetCount[]
  brands: FacetCount[]
  tags: FacetCount[]
  /** Ascending. */
  strengths: FacetCount[]
  flavours: FacetCount[]
  packs: FacetCount[]
  prices: BandCount[]
  /** Of all products, whatever the filter; undefined without any. */
  price_bounds?: Omit<BandCount, 'count'>
}

/** Returns the start of the period whose orders count for popularity. */
export function popularSince(now: Date): Date {
  return new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000)
}

/** Returns the effective sort order: by relevance by default in a search, else by popularity. */
export function orderOf(sort: ListOrder | undefined, hasWords: boolean): ListOrder {
  if (sort && sort !== 'relevance') return sort
  return hasWords ? 'relevance' : 'most_popular'
}

/** Compares facets by descending count, then by name. */
export function byFrequency(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1)
}

/** Compares numeric facets in ascending order. */
export function byNumber(a: FacetCount, b: FacetCount): number {
  return Number(a.value) - Number(b.value)
}

/** Adds the bounds to the counts of price bands, in the order of `priceBands`. */
export function toBandCounts(counts: readonly number[]): BandCount[] {
  return priceBands.map(({ min, max }, place) => ({ minPrice: min, maxPrice: max, count: counts[place] ?? 0 }))
}

/**
 * Returns the outermost bounds of the bands that have products, so that a price filter ends where the catalogue does;
 * undefined without products.
 * @param bands of all products, in the order of `priceBands`
 * @param count the number of products, which may be more than the bands have
 */
export function toPriceBounds(bands: readonly BandCount[], count: number): FacetCounts['price_bounds'] {
  const [all, ...others] = bands
  const filled = others.filter((band) => band.count > 0)
  const last = all && count > all.count ? all : filled.at(-1)
  return last && { minPrice: (filled[0] ?? last).minPrice, maxPrice: last.maxPrice }
}

/** Counts values, the most frequent first. */
export function countValues(values: readonly string[]): FacetCount[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(byFrequency)
}

/** Returns a predicate for amounts between two prices in major units, inclusive. */
function isBetween(min: number, max: number): (amount: Minor) => boolean {
  const [lowest, highest] = [toMinor(min), toMinor(max)]
  return (amount) => amount >= lowest && amount <= highest
}

type FilterGroup = 'product' | 'category' | 'brand' | 'tags' | 'strength' | 'flavour' | 'pack' | 'price'

/** Returns the predicates of a filter, by group. */
function groupsOf(filter: ProductFilter): [FilterGroup, (product: ListedProduct) => boolean][] {
  const {
    id: ids = [],
    handle: handles = [],
    category,
    category_id: categoryIds = [],
    brand = [],
    tags = [],
    strength = [],
    flavour = [],
    pack = [],
    minPrice = 0,
    maxPrice = Infinity,
    ordered,
  } = filter
  const isPriced = isBetween(minPrice, maxPrice)
  const isOneOf = (values: readonly string[], value = '') => values.length === 0 || values.includes(value)
  return [
    [
      'product',
      (product) => isOneOf(ids, product.id) && isOneOf(handles, product.handle) && (!ordered || product.ordered),
    ],
    ['category', (product) => (!category || product.category === category) && isOneOf(categoryIds, product.categoryId)],
    ['brand', (product) => brand.length === 0 || brand.includes(product.brand)],
    ['tags', (product) => tags.length === 0 || tags.some((tag) => product.tags.includes(tag))],
    ['strength', (product) => strength.length === 0 || strength.some((each) => product.strengths.includes(each))],
    ['flavour', (product) => flavour.length === 0 || (product.flavour !== null && flavour.includes(product.flavour))],
    ['pack', (product) => pack.length === 0 || pack.some((each) => product.packs.includes(each))],
    ['price', ({ amount }) => isPriced(amount)],
  ]
}

interface Hit<Product> {
  product: Product
  /** See `relevanceOf`. */
  relevance: number
  /** Its place among the products, which are newest first. */
  place: number
}

/** Comparators by sort order; 0 keeps the order of the products. */
const orders: Record<ListOrder, (a: Hit<ListedProduct>, b: Hit<ListedProduct>) => number> = {
  relevance: (a, b) => a.relevance - b.relevance || a.product.popularity - b.product.popularity,
  most_popular: (a, b) => a.product.popularity - b.product.popularity,
  newest: () => 0,
  oldest: (a, b) => b.place - a.place,
  price_asc: (a, b) => a.product.amount - b.product.amount,
  price_desc: (a, b) => b.product.amount - a.product.amount,
}

/**
 * Filters and sorts products, and counts facets. Each facet group is counted among the products that match all other
 * groups. The store does the same with database indexes.
 * @param products newest first; equal products keep this order
 * @param synonyms groups of synonymous terms, see `foldTerm`
 */
export function listProducts<Product extends ListedProduct>(
  products: readonly Product[],
  { sort, ...filter }: ProductFilter & { sort?: ListOrder },
  synonyms: readonly (readonly string[])[] = [],
): { found: Product[]; facets: FacetCounts } {
  const text = parseSearch(filter.q)
  const related = text && relatedTerms(text, synonyms)
  const hits = products.flatMap((product, place): Hit<Product>[] => {
    const relevance = text ? relevanceOf(product.fields, text, related) : 0
    return relevance === undefined ? [] : [{ product, relevance, place }]
  })
  const groups = groupsOf(filter)
  const matching = (except?: FilterGroup) =>
    hits.filter(({ product }) => groups.every(([group, matches]) => group === except || matches(product)))
  const values = (except: FilterGroup, of: (product: Product) => readonly string[]) =>
    countValues(matching(except).flatMap(({ product }) => of(product)))
  const amounts = matching('price').map(({ product }) => product.amount)
  const countBands = (of: readonly Minor[]) =>
    toBandCounts(priceBands.map(({ min, max }) => of.filter(isBetween(min, max)).length))
  const everything = countBands(products.map(({ amount }) => amount))
  return {
    found: matching()
      .sort(orders[orderOf(sort, text !== undefined)])
      .map(({ product }) => product),
    facets: {
      categories: values('category', ({ category }) => [category]),
      brands: values('brand', ({ brand }) => [brand]),
      tags: values('tags', ({ tags }) => tags),
      strengths: values('strength', ({ strengths }) => strengths.map(String)).sort(byNumber),
      flavours: values('flavour', ({ flavour }) => (flavour === null ? [] : [flavour])),
      packs: values('pack', ({ packs }) => packs),
      prices: countBands(amounts),
      price_bounds: toPriceBounds(everything, products.length),
    },
  }
}
