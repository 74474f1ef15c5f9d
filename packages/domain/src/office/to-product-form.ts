import { emptyProductDraft, fieldsOfProduct, optionsOf, toProductDraft, type Product } from './product-draft'
import { judgedFields, productFaults } from './product-faults'
import { firstVariant, newVariantsIn, picturesOf, type ProductDraft } from './product-fields'
import { toProductPreview, unsavedProduct } from './product-preview'
import type { ProductFormView } from './products.view'
import type { Office } from './office-context'
import { currencyOf } from './shop-currency'

/** What a form stands on. */
export interface ProductFormGround {
  /** As it was read; null for one that is not saved yet. */
  product: Product | null
  /** What is typed over it. */
  typed: ProductDraft
  /** Where pictures can be seen that were sent in, by their names. */
  sources: Readonly<Record<string, string>>
}

/** A product as a form. */
export function toProductForm({ product, typed, sources }: ProductFormGround, { locale }: Office): ProductFormView {
  const known = product ?? unsavedProduct
  const kept = product ? toProductDraft(product) : { ...emptyProductDraft, ...firstVariant }
  const draft = { ...kept, ...typed }
  const fresh = newVariantsIn(draft)
  const fields = fieldsOfProduct(known, draft)
  const changed = fields.filter((field) => (draft[field] ?? '') !== (kept[field] ?? ''))
  return {
    draft,
    fields,
    changed,
    wrong: productFaults(draft, product ? judgedFields(fields, changed, draft) : fields, currencyOf(known)),
    options: optionsOf(known.options, known.variants.length, fresh.length, draft),
    variants: [
      ...known.variants.map(({ id, title, sku }) => ({ id, title, sku, isNew: false })),
      ...fresh.map((id) => ({ id, title: '', sku: draft[`sku.${id}`] ?? '', isNew: true })),
    ],
    pictures: picturesOf(draft.images).map(({ image, alt }) => ({
      image,
      alt,
      src: sources[image] ?? (image.includes('/') ? image : null),
    })),
    card: toProductPreview(known, draft, sources, locale),
  }
}
