import { unwrap } from '@skafferi/api'
import { isOutcomeUnknown } from '../../platform/action'
import { writeCart, type CartWriter } from '../cart'
import { orderKeys } from './orders.queries'
import type { ReorderPurchase } from './reorder.view'

/** Lines of an order, to add to the cart. */
export interface ReorderRequest {
  orderId: string
  purchases: readonly ReorderPurchase[]
}

/**
 * Adds lines of an order to the cart, all or none, in one call. After a refusal the preview shows the current state.
 * @throws ApiError if the store refuses or does not answer
 */
export async function addOrderAgain(writer: CartWriter, { orderId, purchases }: ReorderRequest): Promise<void> {
  const items = purchases.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
  try {
    await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/add', { body: { items } })))
  } catch (error) {
    const refetching = writer.queryClient.invalidateQueries({ queryKey: orderKeys.reorder(orderId) })
    // After a refusal the preview is refreshed; if the store does not answer, the buyer does not wait for it twice.
    if (!isOutcomeUnknown(error)) await refetching
    throw error
  }
}
