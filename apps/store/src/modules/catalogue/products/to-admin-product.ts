import type { components } from '@skafferi/api/admin'
import { toValues } from '@skafferi/domain/rules/catalogue/field-state'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { etagOf } from '../../../platform/http/admin/if-match'
import type { PriceContext } from '../../pricing'
import type { StoredProduct, VariantState } from './catalog-state'
import type { ListedProductRow, ProductStatus } from './products.repo'

type Schemas = components['schemas']

/** Returns a product's status. */
function statusOf(
  { publishedAt, archivedAt }: { publishedAt: Date | null; archivedAt: Date | null },
  now: Date,
): ProductStatus {
  if (archivedAt) return 'archived'
  return publishedAt && publishedAt <= now ? 'published' : 'draft'
}

/** Converts a product for a list. */
export function toListedProduct(
  row: ListedProductRow & { reserved: number },
  { currency, now }: PriceContext,
): Schemas['AdminProductListItem'] {
  const { id, title, handle, brand, category, thumbnail, sku, variants, prices, stock } = row
  const amountOf = (amount: Minor | null) => (amount === null ? null : toMajor(amount))
  return {
    id,
    title,
    handle,
    brand,
    category: category ?? '',
    thumbnail,
    status: statusOf(row, now),
    is_sample: row.isSample,
    sku,
    variants,
    currency_code: currency,
    lowest_price: amountOf(prices.lowest),
    highest_price: amountOf(prices.highest),
    tiers: prices.tiers.map(({ min_quantity, amount }) => ({ min_quantity, amount: toMajor(amount) })),
    carton_sizes: row.cartons ?? [],
    inventory_quantity: stock,
    reserved_quantity: row.reserved,
    is_low: row.isLow,
    availability: row.availability,
    changed_at: row.changedAt?.toISOString() ?? null,
  }
}

function toVariant(
  variant: VariantState,
  currency: string,
  reserved: ReadonlyMap<string, number>,
): Schemas['AdminVariant'] {
  return {
    ...toValues('variant', variant),
    id: variant.id ?? '',
    sku: variant.sku,
    title: variant.title,
    reserved_quantity: reserved.get(variant.id ?? '') ?? 0,
    options: variant.values,
    prices: Object.entries(variant.prices).map(([from, amount]) => ({
      currency_code: currency,
      min_quantity: Number(from),
      amount: toMajor(amount),
    })),
  }
}

/**
 * Converts a product with all its fields.
 * @param isSample true for sample data
 * @param reserved pieces that are reserved for orders, by variant
 * @param lowStock the shop's number of pieces below which a stock is low
 */
export function toAdminProduct(
  product: StoredProduct,
  { isSample, reserved, lowStock }: { isSample: boolean; reserved: ReadonlyMap<string, number>; lowStock: number },
  { currency, now }: PriceContext,
): Schemas['AdminProduct'] {
  return {
    ...toValues('product', product),
    id: product.id,
    handle: product.handle,
    status: statusOf(product, now),
    is_sample: isSample,
    not_sold_in: product.notSoldIn,
    images: product.images.map(({ url }) => url),
    image_alts: product.images.map(({ alt }) => alt),
    published_at: product.publishedAt?.toISOString() ?? null,
    options: product.options,
    low_stock: lowStock,
    variants: product.variants.map((variant) => toVariant(variant, currency, reserved)),
  }
}

/** Returns the entity tag of a product; ignores stock, which orders change frequently. */
export function tagOfProduct(product: StoredProduct): string {
  return etagOf({ ...product, variants: product.variants.map((variant) => ({ ...variant, stock: 0 })) })
}
