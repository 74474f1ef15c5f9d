import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, unwrap } from '@skafferi/api'
import { readable, toLoad, type Load, useAction } from '../../platform/action'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { wishlistMessageDuration } from '../../rules/wishlist/wishlist'
import { wishlistQuery, wishlistKeys } from './wishlist.queries'
import { allSelected, noEntries, isQuantityEntries, selectOne, toWishlistView, type Wishlist } from './wishlist.view'
import type { QuantityEntry, WishlistChanges, WishlistView } from './wishlist.view'
import { markProducts } from './mark-products'

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
    () =>
      readable(query.data, (data) => toWishlistView(data, { selected: selection, entries }, shop.locale, shop.now())),
    [query.data, selection, entries, shop],
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

/** Removes products from the displayed list and updates their hearts, after the store has removed them. */
function removeItems(queryClient: QueryClient, isRemoved: (productId: string) => boolean): void {
  const items = queryClient.getQueryData<Wishlist>(wishlistKeys.list)?.wishlist ?? []
  markProducts(queryClient, items.map(({ id }) => id).filter(isRemoved), false)
  queryClient.setQueryData<Wishlist>(wishlistKeys.list, (list) => {
    const wishlist = list?.wishlist.filter(({ id }) => !isRemoved(id)) ?? []
    return list && { ...list, wishlist, count: list.count - (list.wishlist.length - wishlist.length) }
  })
}

const options = { refetchOnUnknown: [wishlistKeys.list], resetAfter: wishlistMessageDuration }

/** Removing some or all products from the wishlist. The list changes once the store has confirmed. */
function useWishlistChanges() {
  const { client } = useShop()
  const queryClient = useQueryClient()

  async function sendRemoval(productIds: readonly string[]): Promise<void> {
    const [only, ...others] = productIds
    await (only !== undefined && others.length === 0
      ? unwrap(client.DELETE('/store/customer/wishlist/remove', { body: { product_id: only } }))
      : unwrap(client.DELETE('/store/customer/wishlist/bulk-remove', { body: { product_ids: [...productIds] } })))
    removeItems(queryClient, (id) => productIds.includes(id))
  }

  async function sendClearing(): Promise<void> {
    await unwrap(client.DELETE('/store/customer/wishlist/clear'))
    removeItems(queryClient, () => true)
  }

  const removal = useAction('remove_from_wishlist', sendRemoval, {
    ...options,
    idOf: (ids) => ids.join(),
  })
  const clearing = useAction('clear_wishlist', sendClearing, options)
  const changes: WishlistChanges = {
    removing: removal.pending.flat(),
    clearing: clearing.busy,
    done: clearing.done ? 'cleared' : removal.done ? 'removed' : null,
    problem: clearing.problem ?? removal.problem,
  }

  function startChange<Input>(run: (input: Input) => Promise<boolean>, input: Input): void {
    removal.reset()
    clearing.reset()
    void run(input)
  }

  return {
    changes,
    remove(productIds: readonly string[]): void {
      const requested = productIds.filter((id) => !changes.removing.includes(id))
      if (requested.length > 0) startChange(removal.run, requested)
    },
    clear: () => startChange(clearing.run, undefined),
  }
}
