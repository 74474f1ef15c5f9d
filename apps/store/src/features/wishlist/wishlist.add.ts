import { wishEnd } from '@skafferi/domain/wishlist/wishlist.rules'
import type { Database } from '../../db/database'
import { invalidData, notFound } from '../../http/errors'
import type { Session } from '../../http/handler'
import * as repo from './wishlist.repo'

/** A product to remember. */
export interface Wish {
  productId: string
  /** The variant it is remembered as. */
  variantId?: string
  note?: string
}

async function assertForSale(tx: Database, wishes: readonly Wish[], now: Date): Promise<void> {
  const wishable = await repo.findWishable(tx, wishes.map(({ productId }) => productId), now)
  const missing = wishes.filter(({ productId }) => !wishable.has(productId))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map(({ productId }) => [productId, 'is not for sale']))
  throw notFound('product_not_found', 'Product not found', fields)
}

async function assertOwnVariants(tx: Database, wishes: readonly Wish[]): Promise<void> {
  const named = wishes.flatMap(({ productId, variantId }) =>
    variantId === undefined ? [] : [{ productId, variantId }],
  )
  if (named.length === 0) return
  const productsOf = await repo.findProductsOf(tx, named.map(({ variantId }) => variantId))
  const strange = named.filter(({ productId, variantId }) => productsOf.get(variantId) !== productId)
  if (strange.length === 0) return
  const fields = Object.fromEntries(strange.map(({ variantId }) => [variantId, 'is not a variant of this product']))
  throw invalidData('unknown_variant', 'There is no such variant of this product.', fields)
}

function toRow({ productId, variantId, note }: Wish, { company, customer }: Session, now: Date): repo.WishlistRow {
  return {
    companyId: company.id,
    productId,
    customerId: customer.id,
    variantId: variantId ?? null,
    note: note?.trim() || null,
    createdAt: now,
    expiresAt: wishEnd(now),
  }
}

/**
 * Puts products on the locked wishlist, all or nothing. Of a product that is named twice, the last wish counts.
 * @throws StoreError 404 `product_not_found`; 400 `unknown_variant`
 */
export async function addWishes(tx: Database, session: Session, wishes: readonly Wish[], now: Date): Promise<void> {
  await assertForSale(tx, wishes, now)
  await assertOwnVariants(tx, wishes)
  const byProduct = new Map(wishes.map((wish) => [wish.productId, wish]))
  await repo.upsertEntries(tx, Array.from(byProduct.values(), (wish) => toRow(wish, session, now)))
}
