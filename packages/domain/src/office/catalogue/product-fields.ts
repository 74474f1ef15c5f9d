/**
 * The fields of a product itself, in the order of the form. `option`: the name of a new option, which distinguishes its
 * variants.
 */
export const productLevelFields = [
  'title',
  'brand',
  'category',
  'description',
  'tags',
  'images',
  'tax',
  'weight',
  'age',
  'flavour',
  'countries',
  'option',
] as const

/** The fields of each variant; the values belong to the product's options, at most three. */
export const variantParts = ['value1', 'value2', 'value3', 'unit', 'net', 'pack', 'carton', 'gtin', 'strength'] as const

/** The additional fields of a new variant. */
export const newVariantParts = ['sku', 'price', 'stock'] as const

/** A field of the product itself. */
export type ProductLevelField = (typeof productLevelFields)[number]

/** A field of a variant. */
export type VariantPart = (typeof variantParts)[number] | (typeof newVariantParts)[number]

/** One field of a product's form; a variant's is named with the variant's id ("pack.var_1"). */
export type ProductField = ProductLevelField | `${VariantPart}.${string}`

/** A product as typed; omitted fields are unchanged. Tags are separated by semicolons, countries by spaces. */
export type ProductDraft = Readonly<Partial<Record<ProductField, string>>>

/** A picture of a product draft: its URL or the name of the upload, and its alternative text. */
export interface DraftPicture {
  image: string
  alt: string
}

/** The variant and the part of a field; null for a field of the product itself. */
export function placeOf(field: ProductField): { part: VariantPart; id: string } | null {
  const dot = field.indexOf('.')
  return dot < 0 ? null : { part: field.slice(0, dot) as VariantPart, id: field.slice(dot + 1) }
}

/** Splits the countries or tags of a text. */
export const partsOf = (text: string | undefined, separator: ' ' | ';') =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Parses the pictures of a text. */
export const picturesOf = (text: string | undefined) => JSON.parse(text || '[]') as readonly DraftPicture[]

/** Serializes pictures to a text. */
export const picturesToText = (pictures: readonly DraftPicture[]) =>
  JSON.stringify(pictures.map(({ image, alt }) => ({ image, alt })))

const isNew = (id: string) => /^new\d+$/.test(id)

/** The ids of unsaved variants in their order. */
export function newVariantsIn(typed: ProductDraft): string[] {
  const ids = Object.keys(typed).map((field) => field.slice(field.indexOf('.') + 1))
  return [...new Set(ids.filter(isNew))].sort((a, b) => Number(a.slice(3)) - Number(b.slice(3)))
}

/** The initial fields of a further new variant. */
export function anotherVariant(typed: ProductDraft): ProductDraft {
  const last = newVariantsIn(typed).at(-1)
  const id = `new${last === undefined ? 1 : Number(last.slice(3)) + 1}`
  return { [`sku.${id}`]: '', [`unit.${id}`]: 'piece', [`pack.${id}`]: '1' }
}

/** The initial fields of a new product's first variant. */
export const firstVariant = anotherVariant({})
