import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { Database } from '../platform/db/database'
import { cartItems, carts } from '../platform/db/schema'
import { addressIn, type Buyer } from './buyers'

/** A cart line. */
export type Line = [variantId: string, quantity: number]

/** Creates carts that can be ordered directly in the database; lines are in the given order. */
export async function fillCarts(
  db: Database,
  buyers: readonly Buyer[],
  linesOf: (index: number) => Line[],
  createdAt: Date,
): Promise<void> {
  const address = { ...addressIn('se'), address_2: null, phone: null, company: null, metadata: {} }
  await db.insert(carts).values(
    buyers.map(({ companyId, customerId }) => ({
      id: `cart_of_${companyId}`,
      companyId,
      customerId,
      currencyCode: shopCurrency,
      shippingAddress: address,
      billingAddress: address,
      createdAt,
    })),
  )
  const lines = buyers.flatMap(({ companyId }, index) =>
    linesOf(index).map(([variantId, quantity], position) => ({
      id: `item_${companyId}_${position}`,
      cartId: `cart_of_${companyId}`,
      variantId,
      quantity,
    })),
  )
  await db.insert(cartItems).values(lines)
}
