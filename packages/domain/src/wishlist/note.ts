import { addToWishlistRequestLimits } from '@skafferi/api/limits'

/** How many characters a note takes, without the space around it. */
export const noteLimit = addToWishlistRequestLimits.note.maxLength
