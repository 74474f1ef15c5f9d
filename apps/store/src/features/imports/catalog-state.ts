import type { CountryCode } from '@skafferi/api'
import type { TaxClass } from '@skafferi/domain/checkout/tax-rates.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { FlavourClass } from '@skafferi/domain/product/market.rules'

/** A picture of a product. */
export interface PictureState {
  /** Where the one for cards is. */
  url: string
  /** What it shows, for those who do not see it. */
  alt: string
}

/** A product as the shop holds it, or as a file wants it. */
export interface ProductState {
  handle: string
  title: string
  /** The name of its category. */
  category: string
  brand: string
  description: string
  tags: string[]
  weight: number | null
  taxClass: TaxClass
  ageLimit: number | null
  flavourClass: FlavourClass | null
  /** Where a law keeps it out at any strength, for any time: sorted. */
  notSoldIn: CountryCode[]
  /** The first one first. */
  images: PictureState[]
  publishedAt: Date | null
  /** Names of what one chooses, in their order. */
  options: string[]
  /** In their order. */
  variants: VariantState[]
}

/** A variant as the shop holds it, or as a file wants it. */
export interface VariantState {
  /** Undefined where it is new. */
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
  /** What it has of each option: the value under the option's name. */
  values: Record<string, string>
  /** Net prices of a piece, by the quantity they hold from. */
  prices: Record<number, Minor>
  /** Prices that begin later, by quantity and moment: see `plannedKey`. */
  planned: Record<string, Minor>
}

/** What names a price that begins later. */
export function plannedKey(from: number, validFrom: Date): string {
  return `${from} ${validFrom.toISOString()}`
}

/** What `plannedKey` was made of. */
export function readPlannedKey(key: string): { from: number; validFrom: Date } {
  const [from = '', moment = ''] = key.split(' ')
  return { from: Number(from), validFrom: new Date(moment) }
}

/** A product that stands in the shop. */
export interface StoredProduct extends ProductState {
  id: string
  /** Since when it is archived, which is an action of its own: no file says it. */
  archivedAt: Date | null
}
