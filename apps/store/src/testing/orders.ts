import { unwrap } from '@skafferi/api'
import { createOrdersOperator } from '../modules/selling/orders'
import { addBuyer } from './buyers'
import { fillCart } from './requests'
import type { TestShop } from './shop'

/** Places an order of one line for a new company and returns its id. */
export async function placeOrder(shop: TestShop, pieces = 1): Promise<string> {
  const buyer = await addBuyer(shop, 'se')
  await fillCart(buyer, pieces)
  return (await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))).order_id
}

/** Places an order of two pieces, ships one, and returns its id; its version is then 2. */
export async function shipPiece(shop: TestShop): Promise<string> {
  const operator = createOrdersOperator(shop.context)
  const { id, lines } = await operator.showOrder(await placeOrder(shop, 2))
  await operator.setOrderStatus(id, { lines: [{ id: lines[0]!.item_id, quantity: 1 }], version: 1 })
  return id
}
