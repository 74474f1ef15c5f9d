import type { components } from '@skafferi/api'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { toTierPrices } from '@skafferi/domain/rules/pricing/pricing'
import { chargedTiers } from '@skafferi/domain/rules/pricing/quote'
import { planReorder } from '@skafferi/domain/rules/orders/reorder'
import { intervalDays, reorderPrice } from '@skafferi/domain/rules/orders/usual-articles'
import { isDeliverable, type Destination } from '@skafferi/domain/rules/catalogue/market'
import { toStatedLimits } from '@skafferi/domain/rules/quantity/order-limits'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import type { ReorderRow, UsualRow } from './buy-again.repo'

type Schemas = components['schemas']

/** Converts an order line to a line of the reorder preview. */
export function toReorderLine(
  { item, ...row }: ReorderRow,
  { destination, currency }: { destination: Destination; currency: string },
): Schemas['ReorderLine'] {
  const { code, quantity, unitPrice } = planReorder({
    ...row,
    ordered: item.quantity,
    unitPriceBefore: item.unitPrice,
    deliverable: isDeliverable(row.limits, row.strengthMg, destination),
  })
  return {
    item_id: item.id,
    product_id: item.productId,
    variant_id: item.variantId,
    product_title: item.title,
    variant_title: item.variantTitle,
    variant_sku: item.sku,
    thumbnail: item.thumbnail,
    code,
    ordered_quantity: item.quantity,
    quantity,
    cart_quantity: row.inCart,
    unit_price_before: toMajor(item.unitPrice),
    unit_price: unitPrice === null ? null : toMajor(unitPrice),
    prices: quantity === 0 ? [] : toTierPrices(currency, chargedTiers(row)),
    ...toStatedLimits(row, row.forSale),
  }
}

/** Converts an article that a company orders regularly. */
export function toUsualArticle(row: UsualRow, currency: string): Schemas['UsualArticle'] {
  const price = reorderPrice(row, row.lastQuantity)
  if (!price) throw new Error(`The variant ${row.variantId} is for sale without a price.`)
  return {
    product_id: row.productId,
    variant_id: row.variantId,
    product_title: row.productTitle,
    subtitle: variantName(row) || null,
    variant_sku: row.sku,
    thumbnail: row.thumbnail,
    category: row.category,
    currency_code: currency,
    last_quantity: row.lastQuantity,
    last_ordered_at: row.lastOrderedAt.toISOString(),
    times_ordered: row.times,
    interval_days: intervalDays(row.days),
    unit_price: toMajor(price.unitPrice),
    is_better_price: price.isBetter,
    ...toStatedLimits(row),
  }
}
