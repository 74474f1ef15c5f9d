import { flavourClasses, type FlavourClass } from './market'

/**
 * Sort orders of a listing (Specification (shopping) §9). `relevance`, the closest match first, is an addition of this
 * shop and requires search words.
 */
export const listingSorts = ['most_popular', 'newest', 'price_asc', 'price_desc', 'relevance'] as const

/** Sort order of a listing. */
export type ListingSort = (typeof listingSorts)[number]

/**
 * The filter of a listing. It is stored in the page's address, so that a copied link restores it.
 */
export interface ListingFilter {
  /** Search words; empty for all products. */
  q: string
  /** A category's name. */
  category: string | null
  /** Brand names, joined by "or". */
  brands: string[]
  /** Tag names, joined by "or". */
  tags: string[]
  /** Milligrams of nicotine per pouch, joined by "or". */
  strengths: number[]
  /** Flavours of pouches, joined by "or". */
  flavours: FlavourClass[]
  /** Names of packs, e.g. "can", joined by "or". */
  packs: string[]
  /** Lowest price, in whole units of the listing's currency; null for no bound. */
  minPrice: number | null
  /** Highest price, in whole units of the listing's currency; null for no bound. */
  maxPrice: number | null
  sort: ListingSort
  /** From 1. */
  page: number
}

/** The filter that shows all products. */
export const emptyFilter: ListingFilter = {
  q: '',
  category: null,
  brands: [],
  tags: [],
  strengths: [],
  flavours: [],
  packs: [],
  minPrice: null,
  maxPrice: null,
  sort: 'most_popular',
  page: 1,
}

/** Products on one page of a listing. */
export const listingPageSize = 20

/** The widest bounds of the price filter, in euro (Specification (shopping) §9). */
export const priceBounds = { min: 0, max: 5000 } as const

/** The price presets, in euro (Specification (shopping) §9). "all" means that neither bound is set. */
export const priceBands = [
  { id: 'all', min: 0, max: 5000 },
  { id: '0-50', min: 0, max: 50 },
  { id: '50-100', min: 50, max: 100 },
  { id: '100-300', min: 100, max: 300 },
  { id: '300-500', min: 300, max: 500 },
  { id: '500-1000', min: 500, max: 1000 },
  { id: '1000-5000', min: 1000, max: 5000 },
] as const

/** Days after its first publication for which a product is new. */
const newForDays = 30

/**
 * True if a product was first published within 30 days before `now`, and not before the shop opened.
 * @param openedAt ISO 8601; null for a shop that never opened, omitted if it opened before this was recorded
 */
export function isNew(publishedAt: Date, now: Date, openedAt?: string | null): boolean {
  if (openedAt === null) return false
  if (openedAt !== undefined && publishedAt.getTime() < Date.parse(openedAt)) return false
  const age = now.getTime() - publishedAt.getTime()
  return age >= 0 && age < newForDays * 24 * 60 * 60 * 1000
}

/** Returns the available sort orders; `relevance` only with search words. */
export function sortsOf({ q }: Pick<ListingFilter, 'q'>): readonly ListingSort[] {
  const sorts = listingSorts.filter((sort) => sort !== 'relevance')
  return q === '' ? sorts : ['relevance', ...sorts]
}

/** Returns the default sort order: `relevance` with search words, else `most_popular`. */
export function defaultSort({ q }: Pick<ListingFilter, 'q'>): ListingSort {
  return q === '' ? emptyFilter.sort : 'relevance'
}

/** Parses a sort order from an address. */
function parseSort(text: string | null, q: string): ListingSort {
  return sortsOf({ q }).find((sort) => sort === text) ?? defaultSort({ q })
}

/** Parses a price from a form or an address: a number from 0 to 5000; null for other texts. */
export function parsePrice(text: string | null): number | null {
  if (text === null || text.trim() === '') return null
  const price = Number(text)
  return price >= priceBounds.min && price <= priceBounds.max ? price : null
}

/** The highest page number: its offset is the contract's maximum. */
const maxPage = 50_000

function parsePage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1
}

/** Returns the last page of a list if the requested page is beyond the end; otherwise null. */
export function lastPageIfBeyond({ count, offset }: { count: number; offset: number }): number | null {
  if (offset === 0 || offset < count) return null
  return Math.max(1, Math.ceil(count / listingPageSize))
}

function parseNames(values: readonly string[]): string[] {
  const names = values.map((value) => value.trim()).filter((name) => name !== '')
  return [...new Set(names)].slice(0, 50)
}

const maxStrength = 999

function parseStrengths(values: readonly string[]): number[] {
  return parseNames(values)
    .map(Number)
    .filter((strength) => strength > 0 && strength <= maxStrength)
}

/**
 * Parses the filter in a page's address. Ignores values that the API would refuse, so that any address shows a listing.
 */
export function parseFilter(params: URLSearchParams): ListingFilter {
  const q = (params.get('q') ?? '').trim().slice(0, 100)
  return {
    q,
    category: params.get('category')?.trim().slice(0, 100) || null,
    brands: parseNames(params.getAll('brand')),
    tags: parseNames(params.getAll('tags')),
    strengths: parseStrengths(params.getAll('strength')),
    flavours: flavourClasses.filter((flavour) => params.getAll('flavour').includes(flavour)),
    packs: parseNames(params.getAll('pack')),
    minPrice: parsePrice(params.get('minPrice')),
    maxPrice: parsePrice(params.get('maxPrice')),
    sort: parseSort(params.get('sort'), q),
    page: parsePage(params.get('page')),
  }
}

/** Serializes a filter for a page's address, with the API's parameter names. Omits default values. */
export function serialiseFilter(filter: ListingFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.q) params.set('q', filter.q)
  if (filter.category) params.set('category', filter.category)
  for (const brand of filter.brands) params.append('brand', brand)
  for (const tag of filter.tags) params.append('tags', tag)
  for (const strength of filter.strengths) params.append('strength', String(strength))
  for (const flavour of filter.flavours) params.append('flavour', flavour)
  for (const pack of filter.packs) params.append('pack', pack)
  if (filter.minPrice !== null) params.set('minPrice', String(filter.minPrice))
  if (filter.maxPrice !== null) params.set('maxPrice', String(filter.maxPrice))
  if (sortsOf(filter).includes(filter.sort) && filter.sort !== defaultSort(filter)) params.set('sort', filter.sort)
  if (filter.page > 1) params.set('page', String(filter.page))
  return params
}
