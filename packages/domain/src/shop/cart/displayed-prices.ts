import type { Cart } from '@skafferi/api'
import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '../shop-context'
import { tierFor } from '../../rules/pricing/pricing'
import { toMinor } from '../../platform/format'
import { cartKeys } from './cart.queries'
import { parseCartSnapshot, serializeCartSnapshot, cartSnapshotStorageKey } from './cart-snapshot'

/** The price of one piece from a quantity on; `amount` in major units. */
interface DisplayedTier {
  min_quantity: number
  amount: number
}

/** Parts of an answer with prices: a card's `tiers`, a variant's `prices`. */
interface PricedNode {
  id?: unknown
  variant_id?: unknown
  prices?: unknown
  tiers?: unknown
}

function tiersIn(node: unknown, variantId: string): DisplayedTier[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { id, variant_id, prices, tiers }: PricedNode = node
  if (variant_id === variantId && Array.isArray(tiers) && tiers.length > 0) return tiers as DisplayedTier[]
  if (id === variantId && Array.isArray(prices)) return prices as DisplayedTier[]
  for (const part of Object.values(node)) {
    const found = tiersIn(part, variantId)
    if (found) return found
  }
  return undefined
}

/** Returns a variant's prices from the newest answer, which its card or page displays; undefined if there is none. */
export function displayedTiers(queryClient: QueryClient, variantId: string): DisplayedTier[] | undefined {
  const answers = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] !== cartKeys.all[0] })
  const newestFirst = answers.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of newestFirst) {
    const tiers = tiersIn(state.data, variantId)
    if (tiers) return tiers
  }
  return undefined
}

/**
 * Records a line whose price differs from the one displayed when it was added, so that the cart shows it.
 * @param tiers the displayed tiers; undefined if there was no price
 */
export function recordDisplayedPrice(
  shop: Shop,
  cart: Cart,
  variantId: string,
  tiers: DisplayedTier[] | undefined,
): void {
  const line = cart.items.find(({ variant_id }) => variant_id === variantId)
  const displayed = line && tierFor(tiers ?? [], line.quantity)
  if (!displayed || toMinor(displayed.amount) === toMinor(line.unit_price)) return
  const { id, quantity } = line
  const storage = shop.storage(cartSnapshotStorageKey)
  const others = parseCartSnapshot(storage.read()).items.filter((item) => item.id !== id)
  storage.write(serializeCartSnapshot({ items: [...others, { id, quantity, unit_price: displayed.amount }] }))
}
