import { savedItemExpiry } from '@skafferi/domain/rules/wishlist/wishlist'
import type { Database } from '../../../platform/db/database'
import { fault, refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import { toNote } from './change-note'
import * as repo from './wishlist.repo'

/** A product to save. */
export interface NewItem {
  productId: string
  /** The saved variant. */
  variantId?: string
  note?: string
}

async function assertForSale(tx: Database, items: readonly NewItem[], now: Date): Promise<void> {
  const forSale = await repo.findProductsForSale(
    tx,
    items.map(({ productId }) => productId),
    now,
  )
  const missing = items.filter(({ productId }) => !forSale.has(productId))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map(({ productId }) => [productId, fault('not_for_sale')]))
  throw refuse('product_not_found', {}, fields)
}

async function assertOwnVariants(tx: Database, items: readonly NewItem[]): Promise<void> {
  const named = items.flatMap(({ productId, variantId }) => (variantId === undefined ? [] : [{ productId, variantId }]))
  if (named.length === 0) return
  const productsOf = await repo.findProductsOf(
    tx,
    named.map(({ variantId }) => variantId),
  )
  const strange = named.filter(({ productId, variantId }) => productsOf.get(variantId) !== productId)
  if (strange.length === 0) return
  const fields = Object.fromEntries(strange.map(({ variantId }) => [variantId, fault('unknown_variant')]))
  throw refuse('unknown_variant', {}, fields)
}

function toRow({ productId, variantId, note }: NewItem, { company, customer }: Session, now: Date): repo.WishlistRow {
  return {
    companyId: company.id,
    productId,
    customerId: customer.id,
    variantId: variantId ?? null,
    note: toNote(note),
    createdAt: now,
    expiresAt: savedItemExpiry(now),
  }
}

/**
 * Adds products to the locked wishlist, all or none. If a product is repeated, the last entry counts.
 * @throws StoreError 404 `product_not_found`; 400 `unknown_variant`
 */
export async function addItems(tx: Database, session: Session, items: readonly NewItem[], now: Date): Promise<void> {
  await assertForSale(tx, items, now)
  await assertOwnVariants(tx, items)
  const byProduct = new Map(items.map((item) => [item.productId, item]))
  await repo.upsertItems(
    tx,
    Array.from(byProduct.values(), (item) => toRow(item, session, now)),
  )
}
