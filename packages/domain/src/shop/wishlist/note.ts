import { addToWishlistRequestLimits } from '@skafferi/api/limits'

/** Maximum length of a note, trimmed. */
export const noteLimit = addToWishlistRequestLimits.note.maxLength

/** Note on a product. */
export interface NoteDraft {
  note: string
  /** Null if any variant will do. */
  variantId: string | null
}

/** Reads an unsaved note; null if malformed. */
export function parseStoredNote(stored: unknown): NoteDraft | null {
  const { note, variantId } = (stored ?? {}) as Partial<Record<keyof NoteDraft, unknown>>
  const isVariant = variantId === null || typeof variantId === 'string'
  return typeof note === 'string' && isVariant ? { note, variantId } : null
}
