import { frontPicture } from './front-picture'
import { variantName, type ArticleFacts } from './variant-name'

/** An article of the catalogue. */
export interface PackRow extends ArticleFacts {
  variantId: string
  productId: string
  productTitle: string
  brand: string
  sku: string | null
  cartonSize: number | null
  thumbnail: string | null
  stamp: string | null
}

/** Converts an article to the fields with which a pack is drawn on a shelf, in the contract's shape. */
export function toDrawnPack(row: PackRow) {
  return {
    variant_id: row.variantId,
    product_id: row.productId,
    product_title: row.productTitle,
    brand: row.brand,
    subtitle: variantName(row) || null,
    sku: row.sku,
    unit: row.unit,
    carton_size: row.cartonSize,
    thumbnail: row.thumbnail,
    stamp: row.stamp,
    front: frontPicture(row.thumbnail),
  }
}
