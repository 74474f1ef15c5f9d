import { newVariantsIn, type ProductDraft, type ProductField } from './product-fields'

/** The unsaved texts of a product, and the stored texts when typing began. */
export interface ProductEdits {
  typed: ProductDraft
  over: ProductDraft
}

const textsOf = (value: unknown): ProductDraft =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}

/** Parses the edits in a tab's storage; returns none if they are invalid. */
export function parseProductEdits(text: string): ProductEdits {
  try {
    const { typed, over } = JSON.parse(text || '{}') as Partial<Record<keyof ProductEdits, unknown>>
    return { typed: textsOf(typed), over: textsOf(over) }
  } catch {
    return { typed: {}, over: {} }
  }
}

/** Adds a change, and the stored texts that it replaces. */
export function withEdit({ typed, over }: ProductEdits, change: ProductDraft, stored: ProductDraft): ProductEdits {
  const added = (Object.keys(change) as ProductField[]).filter(
    (field) => typed[field] === undefined && stored[field] !== undefined,
  )
  return {
    typed: { ...typed, ...change },
    over: { ...over, ...Object.fromEntries(added.map((field) => [field, stored[field]])) },
  }
}

/**
 * The edits that remain after a save: those made during it. A saved variant has a new id.
 * @param first the initial edits
 */
export function editsAfterSave({ typed, over }: ProductEdits, saved: ProductDraft, first: ProductDraft): ProductEdits {
  const added = newVariantsIn(saved)
  const isLeft = ([field, text]: [string, string | undefined]) =>
    saved[field as ProductField] !== text && !added.some((id) => field.endsWith(`.${id}`))
  const left = Object.fromEntries(Object.entries(typed).filter(isLeft))
  // The save itself replaced the texts of the saved fields.
  const remaining = Object.fromEntries(
    Object.entries(over).filter(([field, text]) => saved[field as ProductField] === text),
  )
  return { typed: { ...first, ...left }, over: remaining }
}

/** The edited fields whose stored text another operator has changed since typing began. */
export const overwrittenFields = ({ typed, over }: ProductEdits, stored: ProductDraft): ProductField[] =>
  (Object.keys(typed) as ProductField[]).filter(
    (field) =>
      over[field] !== undefined &&
      stored[field] !== undefined &&
      over[field] !== stored[field] &&
      typed[field] !== stored[field],
  )
