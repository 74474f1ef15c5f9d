import { createOrdersOperator } from '../modules/selling/orders'
import { placeOrder, shipPiece } from './orders'
import { product } from './requests'
import { world, type TestShop } from './shop'

interface ForShop {
  shop: TestShop
}

/** The SKU of an article that is in no order of these requests. */
const otherArticle = world.products
  .flatMap(({ id, variants }) => (id === product.id ? [] : variants))
  .find(({ id }) => id === 'variant_01saltfish120')!.sku!

/** Returns an order of two pieces with its line. */
async function orderLine(shop: TestShop) {
  const id = await placeOrder(shop, 2)
  const { lines } = await createOrdersOperator(shop.context).showOrder(id)
  return { id, itemId: lines[0]!.item_id }
}

/** Prices a replacement of a piece. */
const quoteOf = async (shop: TestShop, { id, itemId }: { id: string; itemId: string }) =>
  (await createOrdersOperator(shop.context).quoteReplacement(id, { itemId, quantity: 1, sku: otherArticle })).quoted

/** Valid requests for orders, their parcels, payments and notes. */
export const orderRequests = {
  updateOrder: async ({ shop }: ForShop) => ({
    path: { id: await placeOrder(shop) },
    body: { payment_status: 'captured', version: 1 },
  }),
  createShipment: async ({ shop }: ForShop) => ({
    path: { id: await placeOrder(shop) },
    body: { carrier: 'DHL', version: 1 },
  }),
  updateShipment: async ({ shop }: ForShop) => {
    const { id, shipments } = await createOrdersOperator(shop.context).showOrder(await shipPiece(shop))
    return { path: { id, shipment_id: shipments[0]!.id }, body: { version: 2, state: 'delivered' } }
  },
  closeRest: async ({ shop }: ForShop) => ({
    path: { id: await shipPiece(shop) },
    body: { version: 2, reason: 'The supplier has none.' },
  }),
  createRefund: async ({ shop }: ForShop) => {
    const id = await placeOrder(shop)
    await createOrdersOperator(shop.context).setOrderStatus(id, { fulfillmentStatus: 'shipped', version: 1 })
    return { path: { id }, body: { version: 2, reason: 'A jar was broken.', amount: 1.5 } }
  },
  cancelOrder: async ({ shop }: ForShop) => ({ path: { id: await placeOrder(shop) }, body: { version: 1 } }),
  undoOrderStep: async ({ shop }: ForShop) => {
    const id = await placeOrder(shop)
    await createOrdersOperator(shop.context).setOrderStatus(id, { fulfillmentStatus: 'fulfilled', version: 1 })
    return { path: { id }, body: { version: 2, step: 'packed' } }
  },
  backorderPieces: async ({ shop }: ForShop) => {
    const { id, itemId } = await orderLine(shop)
    return { path: { id }, body: { version: 1, lines: [{ item_id: itemId, quantity: 1 }] } }
  },
  replaceLine: async ({ shop }: ForShop) => {
    const line = await orderLine(shop)
    const { unitPrice } = await quoteOf(shop, line)
    const body = { version: 1, item_id: line.itemId, quantity: 1, sku: otherArticle, unit_price: unitPrice / 100 }
    return { path: { id: line.id }, body: { ...body, reason: 'The jam is sold out.' } }
  },
  getReplacement: async ({ shop }: ForShop) => {
    const { id, itemId } = await orderLine(shop)
    return { path: { id }, query: `item_id=${itemId}&quantity=1&sku=${otherArticle}` }
  },
  createOrderNote: async ({ shop }: ForShop) => ({
    path: { id: await placeOrder(shop) },
    body: { text: 'Call before delivery.' },
  }),
  deleteOrderNote: async ({ shop }: ForShop) => {
    const id = await placeOrder(shop)
    const { notes } = await createOrdersOperator(shop.context).writeNote(id, 'Call before delivery.')
    return { path: { id, note_id: notes[0]!.id } }
  },
  listLedgerDifferences: () => ({ query: 'limit=5' }),
}
