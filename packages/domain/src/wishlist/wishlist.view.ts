import type { operations } from '@skafferi/api'
import type { Problem } from '../action'
import { toProductCardView, type ProductCardView } from '../catalog'
import { formatDate } from '../format'

/** A product on the wishlist. */
export interface SavedItemView {
  card: ProductCardView
  /** The day it goes, formatted. */
  expires: string
  /** What whoever added it noted; null where nothing was. */
  note: string | null
  /** Whether it is chosen to be removed with others. */
  selected: boolean
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

function selectionOf(selected: number, shown: number): WishlistView['selection'] {
  if (selected === 0) return 'none'
  return selected === shown ? 'all' : 'some'
}

/**
 * What the wishlist shows.
 * @param selected products that were selected; those that are gone since count no more
 */
export function toWishlistView(list: Wishlist, selected: readonly string[], locale: string): WishlistView {
  const shown = list.wishlist.filter(isPublished)
  const items = shown.map((item) => ({
    card: toProductCardView(item, locale),
    expires: formatDate(item.expires_at, locale),
    note: item.note,
    selected: selected.includes(item.id),
  }))
  const selectedIds = items.filter((entry) => entry.selected).map(({ card }) => card.id)
  return {
    items,
    count: list.count - (list.wishlist.length - shown.length),
    selection: selectionOf(selectedIds.length, items.length),
    selectedIds,
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
