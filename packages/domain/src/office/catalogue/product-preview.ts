import type { ProductCardView } from '../../platform/shared-views'
import { catalogueFields } from '../../rules/catalogue/fields'
import { newValues } from '../../rules/catalogue/field-state'
import { cleanIdentifier, trimText } from '../../rules/text/typed-text'
import { readDecimal, readPieces } from '../../rules/text/amount-text'
import { draftPrices } from './draft-tiers'
import type { Product } from './product-draft'
import { newVariantsIn, picturesOf, type ProductDraft } from './product-fields'
import { toShopCard } from '../shop-card'
import { shopCurrency } from '../shop-currency'

type Variant = Product['variants'][number]

/** The product behind a form that is not saved. */
export const unsavedProduct: Product = {
  ...newValues('product'),
  id: 'new',
  handle: '',
  status: 'draft',
  is_sample: false,
  not_sold_in: [],
  images: [],
  image_alts: [],
  published_at: null,
  options: [],
  low_stock: 0,
  variants: [],
}

function newVariant(id: string, draft: ProductDraft): Variant {
  return {
    ...newValues('variant'),
    id,
    sku: cleanIdentifier(draft[`sku.${id}`] ?? '') || null,
    title: '',
    inventory_quantity: readPieces(draft[`stock.${id}`] ?? '') ?? 0,
    reserved_quantity: 0,
    options: {},
    prices: draftPrices(draft, id, shopCurrency).map((price) => ({ currency_code: shopCurrency, ...price })),
  }
}

const availabilityIn = (draft: ProductDraft, id: string) =>
  catalogueFields.availability.limits.enum.find((value) => value === draft[`availability.${id}`])

/**
 * The product's card as buyers will see it after saving; null while it has no price.
 * @param sources URLs of unsaved pictures by their names
 */
export function toProductPreview(
  product: Product,
  draft: ProductDraft,
  sources: Readonly<Record<string, string>>,
  locale: string,
): ProductCardView | null {
  const variants = [...product.variants, ...newVariantsIn(draft).map((id) => newVariant(id, draft))].map((variant) => ({
    ...variant,
    unit: trimText(draft[`unit.${variant.id}`] ?? ''),
    net_content: trimText(draft[`net.${variant.id}`] ?? '') || null,
    availability: availabilityIn(draft, variant.id) ?? variant.availability,
    available_from: draft[`availableFrom.${variant.id}`] || null,
    strength_mg: readDecimal(draft[`strength.${variant.id}`] ?? ''),
  }))
  // An unsaved picture that was uploaded before a reload has no URL.
  const images = picturesOf(draft.images).flatMap(({ image }) => sources[image] ?? (image.includes('/') ? image : []))
  return toShopCard(
    { ...product, title: trimText(draft.title ?? ''), brand: trimText(draft.brand ?? ''), images, variants },
    null,
    locale,
  )
}
