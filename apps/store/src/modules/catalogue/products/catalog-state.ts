import type { CountryCode } from '@skafferi/api'
import type { FieldState } from '@skafferi/domain/rules/catalogue/field-state'
import type { Minor } from '@skafferi/domain/rules/pricing/money'

/** A picture of a product. */
export interface PictureState {
  /** Address of the card size. */
  url: string
  /** Alternative text. */
  alt: string
}

/** A product as stored, or after a change. */
export interface ProductState extends FieldState<'product'> {
  handle: string
  /** Countries with a ban on sale without a strength or date limit, sorted. */
  notSoldIn: CountryCode[]
  /** Sorted by position. */
  images: PictureState[]
  publishedAt: Date | null
  /** Option names, in order. */
  options: string[]
  /** Sorted by position. */
  variants: VariantState[]
}

/** A variant as stored, or after a change. */
export interface VariantState extends FieldState<'variant'> {
  /** Undefined for a new variant. */
  id?: string
  sku: string | null
  title: string
  /** Option values by option name. */
  values: Record<string, string>
  /** Net prices of one piece by minimum quantity. */
  prices: Record<number, Minor>
  /** Scheduled prices by `plannedKey`. */
  planned: Record<string, Minor>
}

/** Returns the key of a scheduled price. */
export function plannedKey(from: number, validFrom: Date): string {
  return `${from} ${validFrom.toISOString()}`
}

/** Parses such a key. */
export function readPlannedKey(key: string): { from: number; validFrom: Date } {
  const [from = '', at = ''] = key.split(' ')
  return { from: Number(from), validFrom: new Date(at) }
}

/** A stored product. */
export interface StoredProduct extends ProductState {
  id: string
  /** Time of archiving. Archiving is a separate action, not part of files. */
  archivedAt: Date | null
}
