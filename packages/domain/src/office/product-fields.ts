/** What is said of a product itself, in the order of the form. `option`: what tells its variants apart, where that is new. */
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

/** What is said of each of its variants; the values are of the product's options, of which there are three at most. */
export const variantParts = ['value1', 'value2', 'value3', 'unit', 'net', 'pack', 'carton', 'gtin', 'strength'] as const

/** What is said besides of one that is not saved yet. */
export const newVariantParts = ['sku', 'price', 'stock'] as const

/** A field of the product itself. */
export type ProductLevelField = (typeof productLevelFields)[number]

/** One of a variant. */
export type VariantPart = (typeof variantParts)[number] | (typeof newVariantParts)[number]

/** One field of a product's form; a variant's is named with the variant's id ("pack.var_1"). */
export type ProductField = ProductLevelField | `${VariantPart}.${string}`

/** A product as it is typed; what is left out is as it is kept. Tags stand between semicolons, countries between spaces. */
export type ProductDraft = Readonly<Partial<Record<ProductField, string>>>

/** A picture of a product as it is typed: its address, or the name it was sent in under, and what it shows. */
export interface DraftPicture {
  image: string
  alt: string
}

/** Which part of which variant a field is; null for a field of the product itself. */
export function placeOf(field: ProductField): { part: VariantPart; id: string } | null {
  const dot = field.indexOf('.')
  return dot < 0 ? null : { part: field.slice(0, dot) as VariantPart, id: field.slice(dot + 1) }
}

/** Countries or tags, as they stand in one text. */
export const partsOf = (text: string | undefined, separator: ' ' | ';') =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Pictures as they stand in one text. */
export const picturesOf = (text: string | undefined) => JSON.parse(text || '[]') as readonly DraftPicture[]

/** The text that they stand in. */
export const picturesToText = (pictures: readonly DraftPicture[]) =>
  JSON.stringify(pictures.map(({ image, alt }) => ({ image, alt })))

const isNew = (id: string) => /^new\d+$/.test(id)

/** The ids of variants that are typed and not saved yet, in their order. */
export function newVariantsIn(typed: ProductDraft): string[] {
  const ids = Object.keys(typed).map((field) => field.slice(field.indexOf('.') + 1))
  return [...new Set(ids.filter(isNew))].sort((a, b) => Number(a.slice(3)) - Number(b.slice(3)))
}

/** What is typed for one more of them. */
export function anotherVariant(typed: ProductDraft): ProductDraft {
  const last = newVariantsIn(typed).at(-1)
  const id = `new${last === undefined ? 1 : Number(last.slice(3)) + 1}`
  return { [`sku.${id}`]: '', [`unit.${id}`]: 'piece', [`pack.${id}`]: '1' }
}

/** What is typed of a new product before anybody types: it has one variant at least. */
export const firstVariant = anotherVariant({})
