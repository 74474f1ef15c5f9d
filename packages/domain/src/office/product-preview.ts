import type { ProductCardView } from '../catalog'
import { readAmount, readPieces } from './amount-text.rules'
import type { Product } from './product-draft'
import { newVariantsIn, picturesOf, type ProductDraft } from './product-fields'
import { toShopCard } from './shop-card'

type Variant = Product['variants'][number]

/** What there is of a product before it is saved. */
export const unsavedProduct: Product = {
  id: 'new', handle: '', title: '', status: 'draft', category: '', brand: '', description: '', tags: [], weight_g: null, tax_class: 'standard',
  age_limit: null, flavour_class: null, not_sold_in: [], images: [], image_alts: [], published_at: null, options: [], variants: [],
}

/** Nothing, and what cannot be read yet. */
function strengthIn(text: string | undefined): number | null {
  const strength = Number(text?.trim().replace(',', '.'))
  return strength > 0 ? strength : null
}

function freshVariant(id: string, draft: ProductDraft): Variant {
  const price = readAmount(draft[`price.${id}`] ?? '')
  return {
    id, sku: draft[`sku.${id}`]?.trim() || null, gtin: null, title: '', unit: '', net_content: null, pack_size: 1, carton_size: null, strength_mg: null,
    inventory_quantity: readPieces(draft[`stock.${id}`] ?? '') ?? 0,
    options: {},
    prices: price.kind === 'amount' ? [{ currency_code: 'eur', min_quantity: 1, amount: price.amount }] : [],
  }
}

/**
 * A product's card as buyers would see it once what is typed is saved; null while it has no price.
 * @param sources where pictures can be seen that are not saved yet, by their names
 */
export function toProductPreview(product: Product, draft: ProductDraft, sources: Readonly<Record<string, string>>, locale: string): ProductCardView | null {
  const variants = [...product.variants, ...newVariantsIn(draft).map((id) => freshVariant(id, draft))].map((variant) => ({
    ...variant,
    unit: draft[`unit.${variant.id}`]?.trim() ?? '',
    net_content: draft[`net.${variant.id}`]?.trim() || null,
    strength_mg: strengthIn(draft[`strength.${variant.id}`]),
  }))
  // One that was sent in and is not saved has no address yet.
  const images = picturesOf(draft.images).flatMap(({ image }) => sources[image] ?? (image.includes('/') ? image : []))
  return toShopCard({ ...product, title: draft.title?.trim() ?? '', brand: draft.brand?.trim() ?? '', images, variants }, null, locale)
}
