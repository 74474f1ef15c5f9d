import type { CountryCode } from '@skafferi/api'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { FlavourClass } from '@skafferi/domain/rules/catalogue/market'

/** A picture of a product. */
export interface PictureState {
  /** Address of the card size. */
  url: string
  /** Alternative text. */
  alt: string
}

/** A product as stored, or as the file requires it. */
export interface ProductState {
  handle: string
  title: string
  /** The category's name. */
  category: string
  brand: string
  description: string
  tags: string[]
  weight: number | null
  taxClass: TaxClass
  ageLimit: number | null
  flavourClass: FlavourClass | null
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

/** A variant as stored, or as the file requires it. */
export interface VariantState {
  /** Undefined for a new variant. */
  id?: string
  sku: string | null
  gtin: string | null
  title: string
  unit: string
  netContent: string | null
  packSize: number
  cartonSize: number | null
  strengthMg: number | null
  stock: number
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
