import type { ProductDraft } from './product-fields'

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
