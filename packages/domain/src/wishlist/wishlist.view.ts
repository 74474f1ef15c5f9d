import type { operations } from '@skafferi/api'
import type { Problem } from '../action'
import { toProductCardView, type ProductCardView } from '../catalog'
import { readRecord } from '../draft'
import { formatDate } from '../format'
import { articleName } from '../product/variant-name.rules'

/** A quantity as it stands in a field. */
export interface QuantityEntry {
  /** Null where it is no whole number. */
  value: number | null
  /** What is to be said about it. */
  note: 'wrong' | 'corrected' | null
}

/** What stands in a field before anything was typed. */
export const firstEntry: QuantityEntry = { value: 1, note: null }

/** What was typed, by product. */
export type QuantityEntries = Readonly<Record<string, QuantityEntry>>

/** Nothing was typed. */
export const noEntries: QuantityEntries = {}

/** What was typed before the session ended, or before a reload; null if it is malformed. */
export const parseEntries = (stored: unknown) =>
  readRecord<QuantityEntry>(stored, ({ value }) => value === null || Number.isInteger(value))

/** A product on the wishlist. */
export interface SavedItemView {
  card: ProductCardView
  /** The variant it was saved as, by name; null where none was named. Then the card sells that one. */
  variantTitle: string | null
  /** The day it goes, formatted. */
  expires: string
  /** When the company bought it last, formatted, and how many pieces; null where it never did. */
  lastBought: { date: string; quantity: number } | null
  /** What whoever added it noted; null where nothing was. */
  note: string | null
  /** What stands in the field of its card. */
  entry: QuantityEntry
  /** Whether it is chosen to be added or removed with others. */
  selected: boolean
}

/** A product that is to be added with others. */
export interface LineToAdd {
  productId: string
  /** The product's name, and the variant's where it has several. */
  title: string
  /** Null where a variant has to be chosen first. */
  variantId: string | null
  /** Pieces as entered; null where that is no whole number. */
  quantity: number | null
}

/** Whether none, some or all of the products are selected. */
export type WishlistSelection = 'none' | 'some' | 'all'

/** A company's wishlist. */
export interface WishlistView {
  /** Published products, last added first. */
  items: readonly SavedItemView[]
  /** How many products are on it. */
  count: number
  selection: WishlistSelection
  /** Products that are selected and still there, in the order they are shown. */
  selectedIds: readonly string[]
  /** What one press adds to the cart: the selected products, or all where none is selected. */
  linesToAdd: readonly LineToAdd[]
}

/** How the changes of the wishlist stand. */
export interface WishlistChanges {
  /** Products whose removal is under way. */
  removing: readonly string[]
  /** Everything is being removed. */
  clearing: boolean
  /** What was done last; null where nothing was, or it failed. */
  done: 'removed' | 'cleared' | null
  /** Why the last change failed. */
  problem: Problem<'remove_from_wishlist' | 'clear_wishlist'> | null
}

/** One page of a wishlist, or all of it, as the contract has it. */
export type Wishlist = operations['getWishlist']['responses'][200]['content']['application/json']

/** Only these are shown (Specification (accounts) §9); the store sends no others, but nothing here depends on it. */
const isPublished = ({ status }: Wishlist['wishlist'][number]) => status === 'published'

function selectionOf(selected: number, displayed: number): WishlistView['selection'] {
  if (selected === 0) return 'none'
  return selected === displayed ? 'all' : 'some'
}

function toSavedItemView(
  item: Wishlist['wishlist'][number],
  { selected, entries }: { selected: readonly string[]; entries: QuantityEntries },
  locale: string,
): SavedItemView {
  const { id, wished_variant_id, wished_variant_title, last_ordered_at, last_quantity } = item
  const card = toProductCardView(item, locale)
  return {
    card: { ...card, variantId: wished_variant_id ?? card.variantId },
    variantTitle: card.hasMultipleVariants ? wished_variant_title : null,
    expires: formatDate(item.expires_at, locale),
    lastBought:
      last_ordered_at === null || last_quantity === null
        ? null
        : { date: formatDate(last_ordered_at, locale), quantity: last_quantity },
    note: item.note,
    entry: entries[id] ?? firstEntry,
    selected: selected.includes(id),
  }
}

function toRequestedLine({ card, variantTitle, entry }: SavedItemView): LineToAdd {
  return {
    productId: card.id,
    title: articleName(card.title, variantTitle ?? '', null),
    variantId: card.variantId,
    quantity: entry.value,
  }
}

/**
 * What the wishlist shows.
 * @param marks.selected products that were selected; those that are gone since count no more
 * @param marks.entries what was typed into their fields
 */
export function toWishlistView(
  list: Wishlist,
  { selected: ids, entries = {} }: { selected: readonly string[]; entries?: QuantityEntries },
  locale: string,
): WishlistView {
  const displayed = list.wishlist.filter(isPublished)
  const items = displayed.map((item) => toSavedItemView(item, { selected: ids, entries }, locale))
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

/** A selection after one product was ticked or cleared. */
export function selectOne(selection: readonly string[], productId: string, selected: boolean): string[] {
  const others = selection.filter((id) => id !== productId)
  if (!selected) return others
  return selection.includes(productId) ? [...selection] : [...others, productId]
}

/** The selection of everything that is shown. */
export function allSelected({ items }: WishlistView): string[] {
  return items.map(({ card }) => card.id)
}
