import { addToWishlistRequestLimits } from '@skafferi/api/limits'
import { isText, oneOf, shape } from '../../rules/json/schema'

/** Maximum length of a note, trimmed. */
export const noteLimit = addToWishlistRequestLimits.note.maxLength

/** Note on a product. */
export interface NoteDraft {
  note: string
  /** Null if any variant will do. */
  variantId: string | null
}

/** Schema of a stored note. */
export const isNoteDraft = shape<NoteDraft>({ note: '', variantId: oneOf(null, isText) })
