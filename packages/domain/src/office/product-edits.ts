import { newVariantsIn, type ProductDraft, type ProductField } from './product-fields'

/** What is typed of a product, and what stood there when that began. */
export interface ProductEdits {
  typed: ProductDraft
  over: ProductDraft
}

const textsOf = (value: unknown): ProductDraft =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}

/** What a tab has kept of a product, if it is that. */
export function parseProductEdits(text: string): ProductEdits {
  try {
    const { typed, over } = JSON.parse(text || '{}') as Partial<Record<keyof ProductEdits, unknown>>
    return { typed: textsOf(typed), over: textsOf(over) }
  } catch {
    return { typed: {}, over: {} }
  }
}

/** With a change that is typed over what is kept. */
export function withEdit({ typed, over }: ProductEdits, change: ProductDraft, kept: ProductDraft): ProductEdits {
  const begun = (Object.keys(change) as ProductField[]).filter(
    (field) => typed[field] === undefined && kept[field] !== undefined,
  )
  return {
    typed: { ...typed, ...change },
    over: { ...over, ...Object.fromEntries(begun.map((field) => [field, kept[field]])) },
  }
}

/**
 * What is left once something is saved: what was typed since. A variant that was new has another name from then on.
 * @param first what is typed where nothing is
 */
export function editsAfterSave({ typed, over }: ProductEdits, saved: ProductDraft, first: ProductDraft): ProductEdits {
  const added = newVariantsIn(saved)
  const isLeft = ([field, text]: [string, string | undefined]) =>
    saved[field as ProductField] !== text && !added.some((id) => field.endsWith(`.${id}`))
  const left = Object.fromEntries(Object.entries(typed).filter(isLeft))
  // What stood there before was written over by this very save.
  const still = Object.fromEntries(
    Object.entries(over).filter(([field, text]) => saved[field as ProductField] === text),
  )
  return { typed: { ...first, ...left }, over: still }
}

/** Fields in which something else is kept by now than what was typed over: somebody has changed it since. */
export const overwrittenFields = ({ typed, over }: ProductEdits, kept: ProductDraft): ProductField[] =>
  (Object.keys(typed) as ProductField[]).filter(
    (field) =>
      over[field] !== undefined &&
      kept[field] !== undefined &&
      over[field] !== kept[field] &&
      typed[field] !== kept[field],
  )
