import { unwrap } from '@skafferi/api'
import { isOutcomeUnknown } from '../action'
import { writeCart, type CartWriter } from '../cart'
import { orderKeys } from './orders.queries'
import type { ReorderPurchase } from './reorder.view'

/** Lines of an order, to be put into the cart. */
export interface ReorderRequest {
  orderId: string
  purchases: readonly ReorderPurchase[]
}

/**
 * Adds lines of an order to the cart, all or none, in one call. After a refusal the preview shows what is so now.
 * @throws ApiError where the store refused or did not answer
 */
export async function addOrderAgain(writer: CartWriter, { orderId, purchases }: ReorderRequest): Promise<void> {
  const items = purchases.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
  try {
    await writeCart(writer, unwrap(writer.shop.client.POST('/store/cart/items/add', { body: { items } })))
  } catch (error) {
    const refetching = writer.queryClient.invalidateQueries({ queryKey: orderKeys.reorder(orderId) })
    // Whoever was refused looks at the lines next; where the store does not answer, nobody waits for it twice.
    if (!isOutcomeUnknown(error)) await refetching
    throw error
  }
}
