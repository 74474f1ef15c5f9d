import type { ListPage } from './office.view'

/** A product in a list. */
export interface ListedProductView {
  id: string
  title: string
  /** What it is besides ("Sältan · saltan-fish"). */
  detail: string
  href: string
  image: string | null
  category: string
  variants: string
  stock: TypedCellView & { state: 'in' | 'low' | 'out' }
  state: 'active' | 'draft' | 'archived'
}

/** A page of products. */
export interface ListedProductsView extends ListPage {
  rows: readonly ListedProductView[]
}

/** A cell that is typed into: as it is typed ("1.80") and as it is read ("€1.80"). */
export interface TypedCellView {
  value: string
  text: string
}

/** A variant of a product. */
export interface SoldVariantView {
  /** Null where it has none: then nothing of it can be changed here. */
  sku: string | null
  id: string
  title: string
  /** What it is besides ("7310000000017 · can · 24 in a carton"). */
  detail: string
  stock: TypedCellView & { state: 'in' | 'low' | 'out' }
  /** Prices by the tiers of the product; empty where the variant has none. */
  prices: readonly TypedCellView[]
}

/** A value of a product that somebody else has changed meanwhile. */
export interface ForeignChange {
  id: string
  what: 'title' | 'category' | 'brand' | 'state' | 'price' | 'variant'
  /** Of which variant, and from how many pieces; null where it is the product's own. */
  of: { sku: string; from: string } | null
  before: string | null
  after: string | null
}

/** A product with all that is changed here. */
export interface SoldProductView {
  id: string
  title: string
  image: string | null
  state: 'active' | 'draft' | 'archived'
  category: string
  brand: string
  description: string
  taxClass: string
  ageLimit: number | null
  options: readonly string[]
  /** From how many pieces its tiers hold, and the same as shown. */
  tiers: readonly { from: number; text: string }[]
  currency: string
  variants: readonly SoldVariantView[]
}

/** A cell of the product's table, and how its change stands. */
export interface CellChange {
  /** The variant's SKU. */
  sku: string
  /** `stock`, or from how many pieces the price holds. */
  cell: 'stock' | number
  state: 'saving' | 'saved' | 'refused'
  /** Why it was refused: what was typed makes no sense, somebody else has changed the product, or as the store says. */
  refusal: { code: string; message: string | null } | null
}
