import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { useWishlistChanges } from './use-wishlist-changes'
import { wishlistQuery } from './wishlist.queries'
import { allSelected, noEntries, isQuantityEntries, selectOne, toWishlistView } from './wishlist.view'
import type { QuantityEntry, WishlistChanges, WishlistView } from './wishlist.view'

/** The wishlist, its selection and its actions. */
export interface WishlistActions {
  wishlist: Load<WishlistView, 'load_wishlist'>
  /** Status of its changes. */
  changes: WishlistChanges
  /** Selects or deselects a product. */
  onSelect: (event: { productId: string; selected: boolean }) => void
  /** Selects or deselects all products. */
  onSelectAll: (event: { selected: boolean }) => void
  /** Called when a quantity is entered on a card, valid or not. */
  onQuantityChange: (event: { productId: string; entry: QuantityEntry }) => void
  /** Removes these products: the one whose heart was pressed, or all that are selected. */
  onRemove: (event: { productIds: readonly string[] }) => void
  /** Removes all products. */
  onClear: () => void
}

/** The company's wishlist. */
export function useWishlist(): WishlistActions {
  const shop = useShop()
  const query = useQuery(wishlistQuery(shop))
  const [selection, setSelection] = useState<readonly string[]>([])
  const [entries, setEntries] = useDraftState('wishlist', isQuantityEntries, noEntries)
  const { changes, remove, clear } = useWishlistChanges()
  const view = useMemo(
    () => readable(query.data, (data) => toWishlistView(data, { selected: selection, entries }, shop.locale)),
    [query.data, selection, entries, shop.locale],
  )
  return {
    wishlist: toLoad(query, 'load_wishlist', view),
    changes,
    onSelect: ({ productId, selected }) => setSelection((earlier) => selectOne(earlier, productId, selected)),
    onSelectAll: ({ selected }) =>
      setSelection(selected && view && !(view instanceof ApiError) ? allSelected(view) : []),
    onQuantityChange: ({ productId, entry }) => setEntries((earlier) => ({ ...earlier, [productId]: entry })),
    onRemove: ({ productIds }) => void remove(productIds),
    onClear: () => void clear(),
  }
}
