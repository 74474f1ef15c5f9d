import { isText, parseJson, recordOf, shape } from '../../rules/json/schema'
import type { ProductDraft } from './product-fields'

/** The unsaved texts of a product, and the stored texts when typing began. */
export interface ProductEdits {
  typed: ProductDraft
  over: ProductDraft
}

const isProductEdits = shape<ProductEdits>({ typed: recordOf(isText), over: recordOf(isText) })

/** Parses the edits in a tab's storage; returns none if they are invalid. */
export function parseProductEdits(text: string): ProductEdits {
  return parseJson(text, isProductEdits) ?? { typed: {}, over: {} }
}
