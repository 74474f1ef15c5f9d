import type { components } from '@skafferi/api/admin'
import { conflict } from '../../http/errors'
import type { StoredProduct } from './catalog-state'
import { findBySku, skuNames } from './sku-names'

type Schemas = components['schemas']

/**
 * Checks that a new stock replaces the displayed one; otherwise pieces sold in between would be available again.
 * @param stored locked, so that orders cannot change it
 * @throws StoreError 409 `stock_changed`
 */
export function assertStockUnchanged({ variants = [] }: Schemas['ProductChange'], stored: StoredProduct): void {
  const byName = new Map(
    stored.variants.flatMap((variant) =>
      variant.sku === null ? [] : skuNames(variant.sku).map((name) => [name, variant] as const),
    ),
  )
  for (const { sku, inventory_quantity: wanted, replaces_inventory_quantity: seen } of variants) {
    const variant = findBySku(byName, sku)
    if (wanted === undefined || seen === undefined || !variant || variant.stock === seen || variant.stock === wanted)
      continue
    const { stock: now } = variant
    throw conflict(
      'stock_changed',
      `${variant.sku} has ${now} pieces by now, not ${seen}. Nothing was changed.`,
      undefined,
      { sku, seen, now },
    )
  }
}
