import { newValues } from '../../rules/catalogue/field-state'
import { listOf, parseJson, shape } from '../../rules/json/schema'
import { fieldsAt, type catalogueFields, type CatalogueField, type FieldLevel } from '../../rules/catalogue/fields'

type Rows = typeof catalogueFields

type PartAt<Level extends FieldLevel> = {
  [Name in keyof Rows]: Rows[Name] extends { level: Level; form: { part: infer Part extends string } } ? Part : never
}[keyof Rows]

/** A field of the catalogue with an input in the form. */
export type FormField = CatalogueField & Required<Pick<CatalogueField, 'form'>>

const formFieldsAt = (level: FieldLevel): readonly FormField[] =>
  fieldsAt(level)
    .filter((field): field is FormField => field.form !== undefined)
    .toSorted((a, b) => a.form.position - b.form.position)

/** The fields of the catalogue in the order of the form. */
export const formFields: Readonly<Record<FieldLevel, readonly FormField[]>> = {
  product: formFieldsAt('product'),
  variant: formFieldsAt('variant'),
}

/** A field of the product itself. `option`: the name of a new option, which distinguishes its variants. */
export type ProductLevelField = PartAt<'product'> | 'option'

/** The values of the product's options, at most three. */
export const optionParts = ['value1', 'value2', 'value3'] as const

/** The tiers of a new variant: the pieces at which each starts, and its price. More are added after saving. */
export const tierParts = [
  { from: 'from1', price: 'tier1' },
  { from: 'from2', price: 'tier2' },
  { from: 'from3', price: 'tier3' },
] as const

type TierPart = (typeof tierParts)[number][keyof (typeof tierParts)[number]]

/** The additional fields of a new variant before its own. */
const newVariantParts: readonly VariantPart[] = [
  'price',
  ...tierParts.flatMap(({ from, price }) => [from, price]),
  'stock',
]

/** The fields beside the stock; stored variants have them in the table of prices and stock. */
const stockParts: readonly VariantPart[] = ['availability', 'availableFrom']

type StoredVariantPart = PartAt<'variant'> | (typeof optionParts)[number]

/** A field of a variant. */
export type VariantPart = StoredVariantPart | 'sku' | 'price' | TierPart | 'stock'

/** True for a field of a new variant's tiers. */
export const isTierPart = (part: VariantPart): boolean =>
  tierParts.some(({ from, price }) => part === from || part === price)

/** The fields of a product itself, in the order of the form. */
export const productLevelFields: readonly ProductLevelField[] = [
  ...formFields.product.map(({ form }) => form.part as ProductLevelField),
  'option',
]

/** The fields of each variant, in the order of the form. */
export const variantParts: readonly StoredVariantPart[] = [
  ...optionParts,
  ...formFields.variant.map(({ form }) => form.part as StoredVariantPart),
]

/** The fields of a stored variant in the form. */
export const storedVariantParts = variantParts.filter((part) => !stockParts.includes(part))

/** The fields of a new variant in the form: those of its stock are next to each other. */
export const partsOfNewVariant: readonly VariantPart[] = [
  'sku',
  ...optionParts,
  ...newVariantParts,
  ...variantParts.filter((part) => !(optionParts as readonly string[]).includes(part)),
]

/** One field of a product's form; a variant's is named with the variant's id ("pack.var_1"). */
export type ProductField = ProductLevelField | `${VariantPart}.${string}`

/** A product as typed; omitted fields are unchanged. Tags are separated by semicolons, countries by spaces. */
export type ProductDraft = Readonly<Partial<Record<ProductField, string>>>

/** A picture of a product draft: its URL or the name of the upload, and its alternative text. */
export interface DraftPicture {
  image: string
  alt: string
}

const arePictures = listOf(shape<DraftPicture>({ image: '', alt: '' }))

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

/** Parses the pictures of a text; none if it is empty or malformed. */
export const picturesOf = (text: string | undefined): readonly DraftPicture[] => parseJson(text, arePictures) ?? []

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
  const values: Readonly<Record<string, unknown>> = newValues('variant')
  const filled = formFields.variant.filter(({ name }) => values[name] !== null)
  return {
    [`sku.${id}`]: '',
    ...Object.fromEntries(filled.map(({ name, form }) => [`${form.part}.${id}`, String(values[name])])),
  }
}
