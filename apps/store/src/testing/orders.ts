import { unwrap } from '@skafferi/api'
import { createOrdersOperator } from '../features/orders'
import { addBuyer } from './buyers'
import { fillCart } from './requests'
import type { TestShop } from './shop'

/** The id of a new order of a new company, of one line. */
export async function placeOrder(shop: TestShop, pieces = 1): Promise<string> {
  const buyer = await addBuyer(shop, 'se')
  await fillCart(buyer, pieces)
  return (await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))).order_id
}

/** The id of a new order of two pieces of which one has left, so that its version is 2. */
export async function shipPiece(shop: TestShop): Promise<string> {
  const operator = createOrdersOperator(shop.context)
  const { id, lines } = await operator.showOrder(await placeOrder(shop, 2))
  await operator.setOrderStatus(id, { lines: [{ id: lines[0]!.item_id, quantity: 1 }], version: 1 })
  return id
}
