import type { ProductCardView } from '../../platform/shared-views'
import type { Availability } from '../../rules/catalogue/stock'
import type { ListPage } from '../office.view'
import type { CategoryChoice } from './categories.view'
import type { ProductLevelField, ProductDraft, ProductField, VariantPart } from './product-fields'

export type { ProductLevelField, ProductDraft, ProductField, VariantPart } from './product-fields'

/** Filters and order of the product list; an empty text matches all. */
export interface ProductFilters {
  text: string
  status: '' | 'published' | 'draft' | 'archived'
  /** The id of a category. */
  category: string
  brand: string
  stock: '' | StockFilter
  missing: '' | MissingData
  /** The id of an import that has created the products. */
  createdBy: string
  /** The id of an import or a change of many that has changed or created the products. */
  changedBy: string
  /** The column, with a minus sign descending; empty for the default, by name. */
  sort: '' | ProductSort
}

/** The stock of a variant by which products are filtered. */
export type StockFilter = 'in' | 'low' | 'out' | 'always' | 'backorder'

/** Data by whose absence products are filtered. */
export type MissingData = 'picture' | 'price' | 'category' | 'weight' | 'gtin'

type SortColumn = 'title' | 'category' | 'price' | 'stock' | 'changed'

/** The order of the product list; with a minus sign descending. */
export type ProductSort = SortColumn | `-${SortColumn}`

/** The options of the product filters. */
export interface ProductChoices {
  categories: readonly CategoryChoice[]
  /** True while the categories load. */
  loading?: boolean
  brands: readonly string[]
}

/** A product in a list. */
export interface ListedProductView {
  id: string
  title: string
  brand: string
  href: string
  image: string | null
  /** The SKU of its first variant, and the number of further variants. */
  sku: string | null
  furtherVariants: number
  category: string
  /** The lowest price of one piece, and whether its variants have several; null without a price. */
  price: (TypedCellView & { varies: boolean }) | null
  /** The first tier, and the number of further ones; null without tiers. */
  tier: { price: string; from: string; further: number } | null
  /** The pieces in a carton, "24" or "12, 24"; empty without cartons. */
  carton: string
  stock: StockCellView
  state: 'active' | 'draft' | 'archived'
  /** True for sample data. */
  isSample: boolean
  /** When a field or price was changed; null if it is unknown. */
  changed: string | null
}

/** A page of products. */
export interface ListedProductsView extends ListPage {
  rows: readonly ListedProductView[]
}

/** What can be pasted into the product list: prices, stock, or pieces that came in and are added to the stock. */
export type PastedCell = 'price' | 'stock' | 'goods_in'

/** A delivery that was added to the stock, or taken away again. */
export interface DeliveryResultView {
  articles: number
  pieces: number
  /** Pieces that went to orders that waited for them. */
  served: number
  /** The SKUs of the lines that were left out, or what was typed without one. */
  leftOut: readonly string[]
  isUndone: boolean
}

/** What a delivery would add, as the store has checked it. */
export interface DeliveryCheckView extends Omit<DeliveryResultView, 'leftOut' | 'isUndone'> {
  lines: readonly DeliveryLineView[]
  /** The lines that are not added. */
  leftOut: readonly PastedLineView[]
}

/** An article of a checked delivery. */
export interface DeliveryLineView {
  sku: string
  title: string
  /** Free pieces before and afterwards, and the added ones with their sign, formatted. */
  before: string
  after: string
  added: string
}

/** Why a pasted line cannot be used. */
export type PastedFault =
  | 'no_sku'
  | 'no_row'
  | 'several_variants'
  | 'repeated'
  | 'not_in_shop'
  | 'several_articles'
  | PastedCell

/** A line of a pasted column. */
export interface PastedLineView {
  /** Empty if the line has none. */
  sku: string
  /** The name of its product; null if the list does not show it. */
  title: string | null
  /** The value before; null if the list does not show it. */
  before: string | null
  /** The pasted text; empty if the value stays as it is. */
  typed: string
  /** The value as a plain number; null if it cannot be read. */
  value: string | null
  /** The value, formatted; null if it cannot be read. */
  after: string | null
  fault: PastedFault | null
}

/** A pasted column, its heading, and whether it has too many lines. */
export interface PastedColumnView {
  lines: readonly PastedLineView[]
  /** The first line if it is not a value; null otherwise. */
  heading: string | null
  isCut: boolean
}

/** An editable cell: its input value ("1.80") and its formatted text ("€1.80"). */
export interface TypedCellView {
  value: string
  text: string
}

/** A stock: the free pieces, whether they are few, and whether they limit orders. */
export interface StockCellView extends TypedCellView {
  /** All pieces and those that are reserved for orders; null if none are. */
  reserved: { onHand: string; pieces: string } | null
  state: 'in' | 'low' | 'out'
  availability: Availability
}

/** A variant of a product. */
export interface ProductVariantView {
  /** Null if it has none; then it cannot be edited. */
  sku: string | null
  id: string
  title: string
  /** SKU, GTIN, net content, unit and carton size, "SAL-1 · 7310000000017 · 120 g · bag · × 24". */
  detail: string
  stock: StockCellView
  /** First day of dispatch of pieces that are not in stock; empty texts if there is none. */
  availableFrom: TypedCellView
  /** Prices in the order of the product's tiers; empty texts for tiers without a price. */
  prices: readonly TypedCellView[]
}

/** A change of a product by another operator. */
export interface RemoteChange {
  id: string
  what: 'state' | ProductLevelField | VariantPart
  /** The variant, and the minimum quantity of a price; null for a field of the product itself. */
  of: { sku: string; from: string | null } | null
  /** The input value, or a formatted price; null if the field was empty. */
  before: string | null
  after: string | null
}

/** Why a field cannot be saved. */
export type ProductFieldFault =
  | 'missing'
  | 'whole'
  | 'years'
  | 'pieces'
  | 'carton'
  | 'lowStock'
  | 'gtin'
  | 'weight'
  | 'net'
  | 'strength'
  | 'amount'
  | 'tier'
  | 'tags'
  | 'countries'
  | 'date'

/** The properties of a field's input. */
export interface ProductInputView {
  /** In characters. */
  maxLength?: number
  /** The keyboard of touch screens. */
  inputMode?: 'numeric' | 'decimal'
}

/** A picture in a product form. */
export interface TypedPictureView {
  /** Its URL or the name of the upload. */
  image: string
  /** The URL to show it; null for an upload from before a reload of the page. */
  src: string | null
  /** Its alternative text; may be empty. */
  alt: string
}

/** The form of a product. */
export interface ProductFormView {
  draft: ProductDraft
  /** All fields in the order of the form. */
  fields: readonly ProductField[]
  /** The properties of inputs by the part of the field without the variant. */
  inputs: Readonly<Partial<Record<ProductLevelField | VariantPart, ProductInputView>>>
  /** Fields that differ from the stored product. */
  changed: readonly ProductField[]
  /** Faults found before sending. */
  faults: Readonly<Partial<Record<ProductField, ProductFieldFault>>>
  /** The names of the options, in the order of the variants' values; an empty text for a new option without a name. */
  options: readonly string[]
  /** The stored variants, then the unsaved ones. A stored variant without a SKU cannot be edited. */
  variants: readonly { id: string; title: string; sku: string | null; isNew: boolean }[]
  pictures: readonly TypedPictureView[]
  /** The product's card as buyers will see it after saving; null while it has no price. */
  card: ProductCardView | null
}

/** A product with everything that can be edited. */
export interface ProductDetailView {
  id: string
  title: string
  image: string | null
  state: 'active' | 'draft' | 'archived'
  /** True for sample data. */
  isSample: boolean
  /** The form with the stored and the edited fields. */
  form: ProductFormView
  /** The minimum quantities of its tiers, as numbers and formatted. */
  tiers: readonly { from: number; text: string }[]
  currency: string
  variants: readonly ProductVariantView[]
}

/** An action on a product. */
export type ProductAction = 'publish' | 'hide' | 'archive' | 'restore'

/** The state of a change in a cell of the product's table. */
export interface CellChange {
  /** The variant's SKU. */
  sku: string
  /** A field of its stock, or the minimum quantity of a price. */
  cell: 'stock' | 'availability' | 'available_from' | number
  /** The input. */
  text: string
  state: 'saving' | 'saved' | 'refused'
  /** Why it was refused: an invalid input, a concurrent change, or another error of the store. */
  refusal: {
    code: string
    message: string | null
    params: Readonly<Record<string, string | number>>
    /** True if the text is a predicate ("is higher from 50 pieces on than from 1"), which needs a subject. */
    isFault: boolean
  } | null
}

/** A changed cell of the product list. */
export interface ListedCellEntry {
  /** The id of the product. */
  id: string
  /** The price or the stock of its only variant, or whether the product is for sale. */
  cell: 'price' | 'stock' | 'state'
  /** The input; of a state `active` or `draft`. */
  value: string
  /** The input value when typing began. */
  seen: string
  /** The user answers the question about this value. */
  confirmed?: boolean
}

/** The state of a change in a cell of the product list. */
export interface ListedCellChange extends ListedCellEntry, Pick<CellChange, 'state' | 'refusal'> {}
