import type { components, Product, ProductListItem, ProductQuery } from '@skafferi/api'
import { priceBands } from '@skafferi/domain/catalog/catalog.rules'
import type { World } from '@skafferi/fixtures/world'

type Facets = components['schemas']['Facets']

/** A search as nobody would build it: every product is looked at, in plain words. What the store does is held against it. */

const fold = (text: string) => text.normalize('NFKD').replace(/\p{Mark}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []

interface Fields {
  title: string[]
  brand: string[]
  shelf: string[]
  rest: string[]
  codes: string[]
}

function fieldsOf({ title, brand, category, tags, description, variants }: Product): Fields {
  const skus = variants.flatMap(({ sku }) => sku ?? [])
  return {
    title: wordsOf(title),
    brand: wordsOf(brand),
    shelf: wordsOf([category.name, ...tags].join(' ')),
    rest: wordsOf([description, ...skus].join(' ')),
    codes: [...skus, ...variants.flatMap(({ gtin }) => gtin ?? [])].map((code) => wordsOf(code).join('')),
  }
}

const begins = (words: readonly string[]) => (typed: string) => words.some((word) => word.startsWith(typed))
const contains = (words: readonly string[]) => (typed: string) =>
  words.some((word) => word.startsWith(typed) || (/^\D{4,}$/.test(typed) && word.includes(typed)))

/** How well a product answers a search, the best 0; undefined where it does not. */
function placeOf(product: Product, q: string): number | undefined {
  const typed = wordsOf(q)
  const { title, brand, shelf, rest, codes } = fieldsOf(product)
  const places = [
    codes.includes(typed.join('')),
    typed.every((word) => title.includes(word)),
    typed.every(begins(title)),
    typed.every(begins([...title, ...brand])),
    typed.every(begins([...title, ...brand, ...shelf])),
    typed.every(begins([...title, ...brand, ...shelf, ...rest])),
    typed.every(contains([...title, ...brand, ...shelf, ...rest])),
  ]
  const place = places.indexOf(true)
  return place < 0 ? undefined : place
}

const amountOf = ({ prices: { eur } }: ProductListItem) => (typeof eur === 'number' ? eur : eur.min_amount)

interface Hit {
  product: Product
  amount: number
  place: number
  /** The lower, the more was ordered. */
  popularity: number
}

const groups: Record<'category' | 'brand' | 'tags' | 'price', (hit: Hit, query: ProductQuery) => boolean> = {
  category: ({ product }, { category }) => !category || product.category.name === category,
  brand: ({ product }, { brand = [] }) => brand.length === 0 || brand.includes(product.brand),
  tags: ({ product }, { tags = [] }) => tags.length === 0 || tags.some((tag) => product.tags.includes(tag)),
  price: ({ amount }, { minPrice = 0, maxPrice = Infinity }) => amount >= minPrice && amount <= maxPrice,
}

function countValues(values: readonly string[]) {
  const counts = [...new Set(values)].map((value) => ({ value, count: values.filter((other) => other === value).length }))
  return counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** The ids that the world's products give for a query, in order and on all pages, with the facets. */
export function searchNaively(world: World, query: ProductQuery): { ids: string[]; facets: Facets } {
  const cards = new Map(world.listItems.map((card, popularity) => [card.id, { amount: amountOf(card), popularity }]))
  // Newest first, which is the order in which equal hits stay.
  const found = world.products.flatMap((product): Hit[] => {
    const place = query.q ? placeOf(product, query.q) : 0
    const card = cards.get(product.id)
    return place === undefined || !card ? [] : [{ product, place, ...card }]
  })
  const passing = (without?: keyof typeof groups) => {
    const asked = (Object.keys(groups) as (keyof typeof groups)[]).filter((group) => group !== without)
    return found.filter((hit) => asked.every((group) => groups[group](hit, query)))
  }
  const figures = {
    relevance: query.q ? (hit: Hit) => hit.place : (hit: Hit) => hit.popularity,
    most_popular: (hit: Hit) => hit.popularity,
    newest: () => 0,
    price_asc: (hit: Hit) => hit.amount,
    price_desc: (hit: Hit) => -hit.amount,
  }
  const figure = figures[query.sort ?? 'relevance']
  const amounts = passing('price').map(({ amount }) => amount)
  return {
    ids: passing().sort((a, b) => figure(a) - figure(b)).map(({ product }) => product.id),
    facets: {
      categories: countValues(passing('category').map(({ product }) => product.category.name)),
      brands: countValues(passing('brand').map(({ product }) => product.brand)),
      tags: countValues(passing('tags').flatMap(({ product }) => product.tags)),
      prices: priceBands.map(({ min, max }) => ({
        minPrice: min,
        maxPrice: max,
        count: amounts.filter((amount) => amount >= min && amount <= max).length,
      })),
    },
  }
}
