import type { ProductCardView } from '../catalog'
import type { ListPage } from './office.view'
import type { ProductLevelField, ProductDraft, ProductField, VariantPart } from './product-fields'

export type { ProductLevelField, ProductDraft, ProductField, VariantPart } from './product-fields'

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
export interface RemoteChange {
  id: string
  what: 'state' | ProductLevelField | VariantPart
  /** Of which variant, and of a price from how many pieces; null where it is the product's own. */
  of: { sku: string; from: string | null } | null
  /** As it is typed, or a price as it is read; null where nothing stood there. */
  before: string | null
  after: string | null
}

/** Why a field cannot be saved as it is typed. */
export type ProductFieldFault =
  | 'missing'
  | 'whole'
  | 'years'
  | 'pieces'
  | 'carton'
  | 'gtin'
  | 'net'
  | 'strength'
  | 'amount'
  | 'tags'
  | 'countries'

/** A picture of a product as it is typed. */
export interface TypedPictureView {
  /** Its address, or the name it was sent in under. */
  image: string
  /** Where it can be seen; null for one that was sent in before the page was loaded anew. */
  src: string | null
  /** What it shows; empty where nothing is said. */
  alt: string
}

/** A product as a form. */
export interface ProductFormView {
  draft: ProductDraft
  /** All fields, in the form's order. */
  fields: readonly ProductField[]
  /** Fields that differ from what is kept. */
  changed: readonly ProductField[]
  /** What is wrong with fields, known before anything is sent. */
  wrong: Readonly<Partial<Record<ProductField, ProductFieldFault>>>
  /** What tells the variants apart, in the order of their values; empty while that is not said. */
  options: readonly string[]
  /** Those that are kept, then those that are new and not saved. Of one that is kept without a SKU nothing can be changed here. */
  variants: readonly { id: string; title: string; sku: string | null; isNew: boolean }[]
  pictures: readonly TypedPictureView[]
  /** The product as buyers would see it with what is typed; null while it has no price. */
  card: ProductCardView | null
}

/** A product with all that is changed here. */
export interface SoldProductView {
  id: string
  title: string
  image: string | null
  state: 'active' | 'draft' | 'archived'
  /** What of it is a form, as it is kept and typed. */
  form: ProductFormView
  /** From how many pieces its tiers hold, and the same as shown. */
  tiers: readonly { from: number; text: string }[]
  currency: string
  variants: readonly SoldVariantView[]
}

/** What is done about a product as a whole. */
export type ProductAction = 'publish' | 'hide' | 'archive' | 'restore'

/** A cell of the product's table, and how its change stands. */
export interface CellChange {
  /** The variant's SKU. */
  sku: string
  /** `stock`, or from how many pieces the price holds. */
  cell: 'stock' | number
  state: 'saving' | 'saved' | 'refused'
  /** Why it was refused: what was typed makes no sense, somebody else has changed the product, or as the store says. */
  refusal: { code: string; message: string | null; params: Readonly<Record<string, string | number>> } | null
}
