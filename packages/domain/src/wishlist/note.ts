import { addToWishlistRequestLimits } from '@skafferi/api/limits'

/** How many characters a note takes, without the space around it. */
export const noteLimit = addToWishlistRequestLimits.note.maxLength

/** What is to be remembered of a product. */
export interface NoteDraft {
  note: string
  /** Null if any variant will do. */
  variantId: string | null
}

/** A note that was typed and not saved; null where it is none. */
export function parseStoredNote(stored: unknown): NoteDraft | null {
  const { note, variantId } = (stored ?? {}) as Partial<Record<keyof NoteDraft, unknown>>
  const isVariant = variantId === null || typeof variantId === 'string'
  return typeof note === 'string' && isVariant ? { note, variantId } : null
}
