import { sql } from 'drizzle-orm'
import { products, variants } from './schema'

/** Columns of the fields with which a pack is drawn on a shelf. The query joins products to variants. */
export const packColumns = {
  variantId: variants.id,
  productId: products.id,
  productTitle: products.title,
  brand: products.brand,
  variantTitle: variants.title,
  strengthMg: variants.strengthMg,
  netContent: variants.netContent,
  unit: variants.unit,
  sku: variants.sku,
  cartonSize: variants.cartonSize,
  thumbnail: sql<string | null>`coalesce(${variants.thumbnail}, ${products.thumbnail})`,
  stamp: variants.stamp,
  widthMm: variants.widthMm,
  heightMm: variants.heightMm,
}
