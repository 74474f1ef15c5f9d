import { card } from './card'
import { hero } from './hero'
import { stamp } from './stamp'

export type { FinishName, Lch } from './colour'
export type { MotifName } from './motifs'
export type { Pack, PackName, PouchMotif, Strength } from './pack'

/** The three sizes of a picture, each a complete SVG file: for lists, for cards, and for the product page. */
export const renders = { stamp, card, hero }
