import type { components } from '@skafferi/api/admin'
import { refuse } from '../../../platform/http/errors'
import type { StoredProduct } from './catalog-state'
import { findBySku, skuKeys } from './sku-keys'

type Schemas = components['schemas']

/**
 * Checks that a new stock replaces the displayed one; otherwise pieces sold in between would be available again.
 * @param stored locked, so that orders cannot change it
 * @throws StoreError 409 `stock_changed`
 */
export function assertStockUnchanged({ variants = [] }: Schemas['ProductChange'], stored: StoredProduct): void {
  const bySku = new Map(
    stored.variants.flatMap((variant) =>
      variant.sku === null ? [] : skuKeys(variant.sku).map((name) => [name, variant] as const),
    ),
  )
  for (const { sku, inventory_quantity: quantity, replaces_inventory_quantity: displayed } of variants) {
    const variant = findBySku(bySku, sku)
    if (
      quantity === undefined ||
      displayed === undefined ||
      !variant ||
      variant.stock === displayed ||
      variant.stock === quantity
    )
      continue
    const { stock: now } = variant
    throw refuse('stock_changed', { sku, seen: displayed, now })
  }
}
