import type { operations } from '@skafferi/api'
import type { Problem } from '../../platform/action'
import { toProductCardView, type ProductCardView } from '../../platform/shared-views'
import { formatDate } from '../../platform/format'
import { isInteger, oneOf, recordOf, shape } from '../../rules/json/schema'
import { articleName } from '../../rules/catalogue/variant-name'
import { isOrderable } from '../../rules/quantity/order-rule'

/** Value of a quantity field. */
export interface QuantityEntry {
  /** Null if not a whole number. */
  value: number | null
  /** Change to show for the line. */
  note: 'wrong' | 'corrected' | null
}

/** Entered quantities by product. */
export type QuantityEntries = Readonly<Record<string, QuantityEntry>>

/** No input. */
export const noEntries: QuantityEntries = {}

/** Schema of stored input. */
export const isQuantityEntries = recordOf(
  shape<QuantityEntry>({ value: oneOf(null, isInteger), note: oneOf(null, 'wrong', 'corrected') }),
)

/** A product on the wishlist. */
export interface SavedItemView {
  card: ProductCardView
  /** Name of the saved variant, which its card adds to the cart; null if none was chosen. */
  variantTitle: string | null
  /** Date of removal, formatted. */
  expires: string
  /** True in the last three days before it is removed. */
  expiresSoon: boolean
  /** Date and quantity of the company's last purchase, formatted; null if there was none. */
  lastBought: { date: string; quantity: number } | null
  /** The saved note; null if there is none. */
  note: string | null
  /** Value of its quantity field. */
  entry: QuantityEntry
  /** True if it is selected. */
  selected: boolean
}

/** A product to add to the cart. */
export interface LineToAdd {
  productId: string
  /** The product's title, with the variant's if there are several. */
  title: string
  /** Null if a variant must be chosen first. */
  variantId: string | null
  /** Pieces as entered; null if not a whole number. */
  quantity: number | null
  /** Why it cannot be sent; null if it can. */
  refusal: LineRefusal | null
}

/**
 * Why a product cannot be sent to the cart. `wrong_quantity`: its quantity is invalid; `choose_variant`: it has several
 * variants and none is selected.
 */
export type LineRefusal = 'wrong_quantity' | 'choose_variant'

/** Whether none, some or all products are selected. */
export type WishlistSelection = 'none' | 'some' | 'all'

/** A company's wishlist. */
export interface WishlistView {
  /** Published products, last added first. */
  items: readonly SavedItemView[]
  /** How many products are on it. */
  count: number
  selection: WishlistSelection
  /** Selected products that are still listed, in display order. */
  selectedIds: readonly string[]
  /** Items that one press adds to the cart: the selected products, or all if none is selected. */
  linesToAdd: readonly LineToAdd[]
}

/** Status of the wishlist's changes. */
export interface WishlistChanges {
  /** Products whose removal is pending. */
  removing: readonly string[]
  /** True while everything is being removed. */
  clearing: boolean
  /** The last change; null if there was none, or it failed. */
  done: 'removed' | 'cleared' | null
  /** Why the last change failed. */
  problem: Problem<'remove_from_wishlist' | 'clear_wishlist'> | null
}

/** A page of a wishlist, or the full list, in the contract's format. */
export type Wishlist = operations['getWishlist']['responses'][200]['content']['application/json']

/** Only these are displayed (Specification (accounts) §9); the store sends no others, but this does not rely on it. */
const isPublished = ({ status }: Wishlist['wishlist'][number]) => status === 'published'

function selectionOf(selected: number, displayed: number): WishlistView['selection'] {
  if (selected === 0) return 'none'
  return selected === displayed ? 'all' : 'some'
}

/** So long before a product is removed, in ms, its date is marked. */
const lastDays = 3 * 24 * 60 * 60 * 1000

function toSavedItemView(
  item: Wishlist['wishlist'][number],
  { selected, entries }: { selected: readonly string[]; entries: QuantityEntries },
  locale: string,
  now: Date,
): SavedItemView {
  const { id, wished_variant_id, wished_variant_title, last_ordered_at, last_quantity } = item
  const card = toProductCardView(item, locale)
  return {
    card: { ...card, variantId: wished_variant_id ?? card.variantId },
    variantTitle: card.hasMultipleVariants ? wished_variant_title : null,
    expires: formatDate(item.expires_at, locale),
    expiresSoon: Date.parse(item.expires_at) - now.getTime() < lastDays,
    lastBought:
      last_ordered_at === null || last_quantity === null
        ? null
        : { date: formatDate(last_ordered_at, locale), quantity: last_quantity },
    note: item.note,
    entry: entries[id] ?? { value: card.stock.orderRule.minimum, note: null },
    selected: selected.includes(id),
  }
}

function toRequestedLine({ card, variantTitle, entry }: SavedItemView): LineToAdd {
  const { id: productId, title, variantId, stock } = card
  const quantityRefusal = isOrderable(stock.orderRule, entry.value) ? null : 'wrong_quantity'
  return {
    productId,
    title: articleName(title, variantTitle ?? '', null),
    variantId,
    quantity: entry.value,
    refusal: variantId === null ? 'choose_variant' : quantityRefusal,
  }
}

/**
 * Returns the view of the wishlist.
 * @param marks.selected selected products; those no longer listed are ignored
 * @param marks.entries entered quantities
 */
export function toWishlistView(
  list: Wishlist,
  { selected: ids, entries = {} }: { selected: readonly string[]; entries?: QuantityEntries },
  locale: string,
  now: Date,
): WishlistView {
  const displayed = list.wishlist.filter(isPublished)
  const items = displayed.map((item) => toSavedItemView(item, { selected: ids, entries }, locale, now))
  const selected = items.filter((item) => item.selected)
  const selectedIds = selected.map(({ card }) => card.id)
  return {
    items,
    count: list.count - (list.wishlist.length - displayed.length),
    selection: selectionOf(selectedIds.length, items.length),
    selectedIds,
    linesToAdd: (selected.length === 0 ? items : selected).map(toRequestedLine),
  }
}

/** Returns the selection after a product was selected or deselected. */
export function selectOne(selection: readonly string[], productId: string, selected: boolean): string[] {
  const others = selection.filter((id) => id !== productId)
  if (!selected) return others
  return selection.includes(productId) ? [...selection] : [...others, productId]
}

/** Returns the selection of all displayed products. */
export function allSelected({ items }: WishlistView): string[] {
  return items.map(({ card }) => card.id)
}
