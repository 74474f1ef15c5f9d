import { toMinor, type Minor } from '../format/money.rules'
import { priceBands, type ListingSort } from './catalog.rules'
import { relatedTerms, relevanceOf, parseSearch, type SearchedFields } from './search.rules'

/** Which products a list shows. What is left out does not filter. */
export interface ProductFilter {
  q?: string
  /** A category's name. */
  category?: string
  /** Joined by "or". */
  brand?: string[]
  /** Joined by "or". */
  tags?: string[]
  /** Milligrams of nicotine in a pouch, joined by "or". */
  strength?: number[]
  /** What a pouch tastes of, joined by "or". */
  flavour?: string[]
  /** What pieces are called, joined by "or". */
  pack?: string[]
  /** Bounds of the card's price, in major units; both included. */
  minPrice?: number
  maxPrice?: number
}

/** What a list's filter and order look at. */
export interface ListedProduct {
  brand: string
  /** Its name. */
  category: string
  tags: readonly string[]
  /** Of its variants, each once. */
  strengths: readonly number[]
  flavour: string | null
  /** Of its variants, each once. */
  packs: readonly string[]
  /** What a search looks through. */
  fields: SearchedFields
  /** The card's price, a running sale included. */
  amount: Minor
  /** Its place among all by pieces ordered lately, the most popular first. */
  popularity: number
}

/** How many products of a list have a value. */
export interface FacetCount {
  value: string
  count: number
}

/** How many products of a list are in a price band, in euro. */
export interface BandCount {
  minPrice: number
  maxPrice: number
  count: number
}

/** What a filter could be changed to. */
export interface FacetCounts {
  categories: FacetCount[]
  brands: FacetCount[]
  tags: FacetCount[]
  /** The lowest first. */
  strengths: FacetCount[]
  flavours: FacetCount[]
  packs: FacetCount[]
  prices: BandCount[]
}

/** Popular is what was ordered lately: since when orders count. */
export function popularSince(now: Date): Date {
  return new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000)
}

/** The order of a list: by relevance where there are words to match, else by popularity. */
export function orderOf(sort: ListingSort | undefined, hasWords: boolean): ListingSort {
  if (sort && sort !== 'relevance') return sort
  return hasWords ? 'relevance' : 'most_popular'
}

/** Orders facets by product count, then by name. */
export function byFrequency(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1)
}

/** Orders facets that are numbers, the lowest first. */
export function byNumber(a: FacetCount, b: FacetCount): number {
  return Number(a.value) - Number(b.value)
}

/** The counts of the price bands, in the order of `priceBands`. */
export function toBandCounts(counts: readonly number[]): BandCount[] {
  return priceBands.map(({ min, max }, place) => ({ minPrice: min, maxPrice: max, count: counts[place] ?? 0 }))
}

/** Counts values, the most frequent first. */
export function countValues(values: readonly string[]): FacetCount[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(byFrequency)
}

/** Whether an amount is between two prices in major units, or one of them. */
function isBetween(min: number, max: number): (amount: Minor) => boolean {
  const [least, most] = [toMinor(min), toMinor(max)]
  return (amount) => amount >= least && amount <= most
}

type FilterGroup = 'category' | 'brand' | 'tags' | 'strength' | 'flavour' | 'pack' | 'price'

/** What a filter asks of a product, by its groups. */
function groupsOf(filter: ProductFilter): [FilterGroup, (product: ListedProduct) => boolean][] {
  const {
    category,
    brand = [],
    tags = [],
    strength = [],
    flavour = [],
    pack = [],
    minPrice = 0,
    maxPrice = Infinity,
  } = filter
  const isPriced = isBetween(minPrice, maxPrice)
  return [
    ['category', (product) => !category || product.category === category],
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
}

/** Which of two comes first; 0 where the order does not tell. */
const orders: Record<ListingSort, (a: Hit<ListedProduct>, b: Hit<ListedProduct>) => number> = {
  relevance: (a, b) => a.relevance - b.relevance || a.product.popularity - b.product.popularity,
  most_popular: (a, b) => a.product.popularity - b.product.popularity,
  newest: () => 0,
  price_asc: (a, b) => a.product.amount - b.product.amount,
  price_desc: (a, b) => b.product.amount - a.product.amount,
}

/**
 * What a filter finds among all products, in order, with what it could be changed to: each group is counted among what
 * all the other groups let through. The store does the same by its indexes.
 * @param products newest first, which is the order in which equal ones stay
 * @param synonyms groups of terms that mean the same, see `foldTerm`
 */
export function listProducts<Product extends ListedProduct>(
  products: readonly Product[],
  { sort, ...filter }: ProductFilter & { sort?: ListingSort },
  synonyms: readonly (readonly string[])[] = [],
): { found: Product[]; facets: FacetCounts } {
  const text = parseSearch(filter.q)
  const kin = text && relatedTerms(text, synonyms)
  const hits = products.flatMap((product): Hit<Product>[] => {
    const relevance = text ? relevanceOf(product.fields, text, kin) : 0
    return relevance === undefined ? [] : [{ product, relevance }]
  })
  const groups = groupsOf(filter)
  const passing = (without?: FilterGroup) =>
    hits.filter(({ product }) => groups.every(([group, lets]) => group === without || lets(product)))
  const values = (without: FilterGroup, of: (product: Product) => readonly string[]) =>
    countValues(passing(without).flatMap(({ product }) => of(product)))
  const amounts = passing('price').map(({ product }) => product.amount)
  const inBand = priceBands.map(({ min, max }) => amounts.filter(isBetween(min, max)).length)
  return {
    found: passing()
      .sort(orders[orderOf(sort, text !== undefined)])
      .map(({ product }) => product),
    facets: {
      categories: values('category', ({ category }) => [category]),
      brands: values('brand', ({ brand }) => [brand]),
      tags: values('tags', ({ tags }) => tags),
      strengths: values('strength', ({ strengths }) => strengths.map(String)).sort(byNumber),
      flavours: values('flavour', ({ flavour }) => (flavour === null ? [] : [flavour])),
      packs: values('pack', ({ packs }) => packs),
      prices: toBandCounts(inBand),
    },
  }
}
