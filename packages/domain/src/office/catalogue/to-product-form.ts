import { catalogueFields } from '../../rules/catalogue/fields'
import { inputOfField } from './field-texts'
import { fieldsOfProduct, optionsOf, type Product } from './product-draft'
import { checkedFields, productFaults } from './product-faults'
import { formFields, newVariantsIn, optionParts, picturesOf, tierParts, type ProductDraft } from './product-fields'
import { toProductPreview, unsavedProduct } from './product-preview'
import type { ProductFormView } from './products.view'
import type { Office } from '../office-context'
import { currencyOf } from '../shop-currency'

/** The source of a product form. */
export interface ProductFormSource {
  /** The stored product; null for a new one. */
  product: Product | null
  /** Its stored texts; the initial ones of a new product. */
  stored: ProductDraft
  /** The texts with the unsaved edits. */
  draft: ProductDraft
  /** URLs of uploaded pictures by their names. */
  sources: Readonly<Record<string, string>>
}

const nameInput = { maxLength: catalogueFields.title.limits.maxLength }

const inputs: ProductFormView['inputs'] = {
  ...Object.fromEntries(
    [...formFields.product, ...formFields.variant].map((field) => [field.form.part, inputOfField(field)]),
  ),
  ...Object.fromEntries(['option', ...optionParts].map((part) => [part, nameInput])),
  sku: { maxLength: catalogueFields.sku.limits.maxLength },
  stock: { inputMode: 'numeric' },
  price: { inputMode: 'decimal' },
  ...Object.fromEntries(tierParts.map(({ from }) => [from, { inputMode: 'numeric' as const }])),
  ...Object.fromEntries(tierParts.map(({ price }) => [price, { inputMode: 'decimal' as const }])),
}

/** Builds the form of a product. */
export function toProductForm(
  { product, stored, draft, sources }: ProductFormSource,
  { locale }: Office,
): ProductFormView {
  const known = product ?? unsavedProduct
  const newIds = newVariantsIn(draft)
  const fields = fieldsOfProduct(known, draft)
  const changed = fields.filter((field) => (draft[field] ?? '') !== (stored[field] ?? ''))
  return {
    draft,
    fields,
    inputs,
    changed,
    faults: productFaults(draft, product ? checkedFields(fields, changed, draft) : fields, currencyOf(known)),
    options: optionsOf(known.options, known.variants.length, newIds.length, draft),
    variants: [
      ...known.variants.map(({ id, title, sku }) => ({ id, title, sku, isNew: false })),
      ...newIds.map((id) => ({ id, title: '', sku: draft[`sku.${id}`] ?? '', isNew: true })),
    ],
    pictures: picturesOf(draft.images).map(({ image, alt }) => ({
      image,
      alt,
      src: sources[image] ?? (image.includes('/') ? image : null),
    })),
    card: toProductPreview(known, draft, sources, locale),
  }
}
