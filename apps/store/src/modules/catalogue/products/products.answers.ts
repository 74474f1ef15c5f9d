import type { components } from '@skafferi/api/admin'
import { toMajor } from '@skafferi/domain/rules/pricing/money'
import { shopCurrency } from '../../../platform/currency'
import { etagOf } from '../../../platform/http/admin/if-match'
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
export function toListedProduct(row: ListedProductRow, now: Date): Schemas['AdminProductListItem'] {
  const { id, title, handle, brand, category, thumbnail, variants, stock } = row
  return {
    id,
    title,
    handle,
    brand,
    category,
    thumbnail,
    status: statusOf(row, now),
    variants,
    inventory_quantity: stock,
  }
}

function toVariant(variant: VariantState): Schemas['AdminVariant'] {
  return {
    id: variant.id ?? '',
    sku: variant.sku,
    gtin: variant.gtin,
    title: variant.title,
    unit: variant.unit,
    net_content: variant.netContent,
    pack_size: variant.packSize,
    carton_size: variant.cartonSize,
    strength_mg: variant.strengthMg,
    inventory_quantity: variant.stock,
    options: variant.values,
    prices: Object.entries(variant.prices).map(([from, amount]) => ({
      currency_code: shopCurrency,
      min_quantity: Number(from),
      amount: toMajor(amount),
    })),
  }
}

/** Converts a product with all its fields. */
export function toAdminProduct(product: StoredProduct, now: Date): Schemas['AdminProduct'] {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    status: statusOf(product, now),
    category: product.category,
    brand: product.brand,
    description: product.description,
    tags: product.tags,
    weight_g: product.weight,
    tax_class: product.taxClass,
    age_limit: product.ageLimit,
    flavour_class: product.flavourClass,
    not_sold_in: product.notSoldIn,
    images: product.images.map(({ url }) => url),
    image_alts: product.images.map(({ alt }) => alt),
    published_at: product.publishedAt?.toISOString() ?? null,
    options: product.options,
    variants: product.variants.map(toVariant),
  }
}

/** Returns the entity tag of a product; ignores stock, which orders change frequently. */
export function tagOfProduct(product: StoredProduct): string {
  return etagOf({ ...product, variants: product.variants.map((variant) => ({ ...variant, stock: 0 })) })
}
