import type { ProductFilters } from './products.view'

/** What is changed for many products. */
export type BulkKind = 'category' | 'tags' | 'publish' | 'archive' | 'restore' | 'price' | 'flash_sale'

/** The kind of a change; an import is undone like one. */
export type AppliedChangeKind = BulkKind | 'import'

/** A requested change of many products. */
export type BulkRequest =
  | { kind: 'category'; category: string }
  | { kind: 'tags'; add: readonly string[]; remove: readonly string[] }
  | { kind: 'publish' | 'archive' | 'restore' }
  | { kind: 'price'; percent: number }
  | BulkSaleRequest

/** A requested flash sale with the products. */
export interface BulkSaleRequest {
  kind: 'flash_sale'
  title: string
  /** A whole percentage, or an amount. */
  off: { percent: number } | { amount: number }
  /** The first and the last day, in ISO 8601. */
  starts: string
  ends: string
}

/** The products to change: some, or all that match filters. */
export type BulkSelection = { ids: readonly string[] } | { filters: ProductFilters }

/** Why a product cannot be changed with the others. */
export type BulkRefusal =
  | 'archived'
  | 'too_many_tags'
  | 'price_too_low'
  | 'price_too_high'
  | 'no_price'
  | 'in_sale'
  | 'no_discount'
  | 'sale_full'

/** A changed price. */
export interface ChangedPriceView {
  title: string
  /** Null if the variant has none. */
  sku: string | null
  /** The quantity at which the price starts; null for one piece. */
  from: string | null
  before: string
  after: string
}

/** A change of many products: its plan, its progress and its result. */
export interface BulkChangeView {
  id: string
  kind: AppliedChangeKind
  state: 'planned' | 'applied' | 'undone'
  /** Products to change, those that are already so, and those that cannot be changed so. */
  count: number
  unchanged: number
  /** New products of an import; 0 for other changes. */
  created: number
  refusedCount: number
  /** The first refused products. */
  refused: readonly { id: string; title: string; reason: BulkRefusal }[]
  /** Products with a price that changes by more than is usual. */
  priceJumps: number
  /** The first changed prices. */
  examples: readonly ChangedPriceView[]
  /** Products changed, or restored by the undo, and those that wait. */
  done: number
  remaining: number
  /** Number of products not changed, because a colleague had changed them since the preview, and the first ones. */
  leftCount: number
  left: readonly { id: string; title: string; kept: readonly LeftFieldView[] }[]
}

/** A field that the undo of an import has left as it is. */
export interface LeftFieldView {
  /** The code of its label, such as `product.title`. */
  field: string
  /** The variant; null for a field of the product. */
  sku: string | null
  reason: 'changed' | 'irreversible'
}
