import type { components } from '@skafferi/api/admin'
import { toMajor, toMinor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { refuse } from '../../../platform/http/errors'
import type { StoredProduct } from './catalog-state'
import { priceJumps } from './price-jumps'
import { findBySku, skuKeys } from './sku-keys'

type Schemas = components['schemas']

const variantsBySku = ({ variants }: StoredProduct) =>
  new Map(
    variants.flatMap((variant) =>
      variant.sku === null ? [] : skuKeys(variant.sku).map((name) => [name, variant] as const),
    ),
  )

/**
 * Checks that a new stock replaces the displayed one; otherwise pieces sold in between would be available again.
 * @param stored locked, so that orders cannot change it
 * @throws StoreError 409 `stock_changed`
 */
export function assertStockUnchanged({ variants = [] }: Schemas['ProductChange'], stored: StoredProduct): void {
  const bySku = variantsBySku(stored)
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

const priceText = (amount: Minor | undefined, currency: string) =>
  amount === undefined ? '-' : `${toMajor(amount).toFixed(2)} ${currency.toUpperCase()}`

/**
 * Checks that new prices replace the displayed ones, and that large changes are confirmed.
 * @throws StoreError 409 `price_changed`, `price_jump`
 */
export function assertPricesConfirmed(
  { variants = [], confirm_price_jumps: isConfirmed = false }: Schemas['ProductChange'],
  stored: StoredProduct,
  currency: string,
): void {
  const bySku = variantsBySku(stored)
  for (const { sku, prices = [] } of variants) {
    const variant = findBySku(bySku, sku)
    if (!variant) continue
    for (const { min_quantity: from, amount, replaces_amount: displayed } of prices) {
      const now = variant.prices[from]
      const wanted = amount === null ? undefined : toMinor(amount)
      const seen = displayed === null || displayed === undefined ? undefined : toMinor(displayed)
      if (displayed !== undefined && now !== seen && now !== wanted)
        throw refuse('price_changed', { sku, seen: priceText(seen, currency), now: priceText(now, currency) })
    }
    const changes = prices.map(({ min_quantity: from, amount }) => ({
      from,
      amount: amount === null ? null : toMinor(amount),
    }))
    const [jump] = priceJumps({ prices: changes }, variant) ?? []
    if (jump && !isConfirmed)
      throw refuse('price_jump', {
        sku,
        before: priceText(jump.before, currency),
        after: priceText(jump.after, currency),
      })
  }
}
