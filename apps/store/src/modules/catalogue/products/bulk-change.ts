import { isDeepStrictEqual } from 'node:util'
import type { components } from '@skafferi/api/admin'
import { percentOf, type Minor } from '@skafferi/domain/rules/pricing/money'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, invalidFields } from '../../../platform/http/errors'
import type { ProductState, StoredProduct } from './catalog-state'

type Schemas = components['schemas']

/** Why a product cannot be changed with the others. */
export type BulkRefusal = Schemas['BulkRefusal']

/** A change of many products, with what its kind requires. */
export type BulkChange =
  | { kind: 'category'; category: string }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'publish' }
  | { kind: 'archive' }
  | { kind: 'restore' }
  | { kind: 'price'; percent: number }
  | BulkSale

/** A new flash sale with the products; either `percentOff` or `amountOff`, in minor units, is set. */
export interface BulkSale {
  kind: 'flash_sale'
  title: string
  percentOff?: number
  amountOff?: Minor
  /** ISO 8601. */
  startsAt: string
  endsAt: string
}

/** A change of fields of the catalogue. */
export type FieldChange = Exclude<BulkChange, BulkSale>

/** The prices of each variant by minimum quantity, in minor units. */
type VariantPrices = Record<string, Record<string, Minor>>

/** The fields that a bulk change concerns, as stored in JSON. */
export interface BulkFields {
  category?: string
  tags?: string[]
  publishedAt?: string | null
  archivedAt?: string | null
  prices?: VariantPrices
  /** The discount in the flash sale of the change; null if the product is not in it. */
  salePercent?: number | null
}

const maxTags = 30
/** In minor units, as in the contract. */
const priceRange = { min: 1, max: 100_000_000 } as const

/** Reads a requested change of fields. @throws StoreError 400 if something that its kind requires is missing */
export function readBulkChange(given: Schemas['RequestedBulkChange']): FieldChange {
  const { kind, category, percent, add_tags: add = [], remove_tags: remove = [] } = given
  if (kind === 'category') {
    if (category === undefined) throw invalidFields({ 'change.category': fault('required') })
    return { kind, category }
  }
  if (kind === 'price') {
    if (percent === undefined) throw invalidFields({ 'change.percent': fault('required') })
    return { kind, percent }
  }
  if (kind === 'publish' || kind === 'archive' || kind === 'restore') return { kind }
  if (add.length + remove.length === 0) throw invalidFields({ 'change.add_tags': fault('required') })
  return { kind: 'tags', add: add.map(trimText), remove: remove.map(trimText) }
}

function pricesOf({ variants }: StoredProduct): VariantPrices {
  return Object.fromEntries(variants.flatMap(({ id, prices }) => (id === undefined ? [] : [[id, { ...prices }]])))
}

const timeOf = (date: Date | null) => date?.toISOString() ?? null

/** Returns the current values of the fields that a change concerns. */
export function fieldsOf({ kind }: Pick<FieldChange, 'kind'>, product: StoredProduct): BulkFields {
  if (kind === 'category') return { category: product.category }
  if (kind === 'tags') return { tags: [...product.tags] }
  if (kind === 'publish') return { publishedAt: timeOf(product.publishedAt) }
  if (kind === 'archive' || kind === 'restore') return { archivedAt: timeOf(product.archivedAt) }
  return { prices: pricesOf(product) }
}

function mapPrices(prices: VariantPrices, change: (amount: Minor) => Minor): VariantPrices {
  const changed = (tiers: Record<string, Minor>) =>
    Object.fromEntries(Object.entries(tiers).map(([from, amount]) => [from, change(amount)]))
  return Object.fromEntries(Object.entries(prices).map(([id, tiers]) => [id, changed(tiers)]))
}

const amountsIn = (prices: VariantPrices) => Object.values(prices).flatMap((tiers) => Object.values(tiers))

/** Returns the values after the change, or why the product cannot be changed. */
export function planFields(change: FieldChange, product: StoredProduct, now: Date): BulkFields | BulkRefusal {
  const { kind } = change
  if (kind === 'category') return { category: change.category }
  if (kind === 'tags') {
    const tags = [...new Set([...product.tags.filter((tag) => !change.remove.includes(tag)), ...change.add])]
    return tags.length > maxTags ? 'too_many_tags' : { tags }
  }
  if (kind === 'publish') {
    if (product.archivedAt) return 'archived'
    const isPublished = product.publishedAt !== null && product.publishedAt <= now
    return { publishedAt: timeOf(isPublished ? product.publishedAt : now) }
  }
  if (kind === 'archive') return { archivedAt: timeOf(product.archivedAt ?? now) }
  if (kind === 'restore') return { archivedAt: null }
  const prices = mapPrices(pricesOf(product), (amount) => percentOf(amount, 100 + change.percent))
  const amounts = amountsIn(prices)
  if (amounts.some((amount) => amount < priceRange.min)) return 'price_too_low'
  return amounts.some((amount) => amount > priceRange.max) ? 'price_too_high' : { prices }
}

/** True if a product still has these values. */
export const hasFields = (change: Pick<FieldChange, 'kind'>, product: StoredProduct, fields: BulkFields): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(fieldsOf(change, product))), fields)

/** Returns a product with these values, except the time of archiving, which is not a field of the catalogue. */
export function withFields(product: StoredProduct, fields: BulkFields): ProductState {
  const { id: _, archivedAt: __, ...state } = product
  const { category = state.category, tags = state.tags, publishedAt, prices } = fields
  return {
    ...state,
    category,
    tags,
    publishedAt: publishedAt === undefined ? state.publishedAt : publishedAt === null ? null : new Date(publishedAt),
    variants: state.variants.map((variant) => ({
      ...variant,
      prices: (variant.id !== undefined && prices?.[variant.id]) || variant.prices,
    })),
  }
}
