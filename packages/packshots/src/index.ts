import { card } from './card'
import { front } from './front'
import { hero } from './hero'
import { stamp } from './stamp'

export type { FinishName, Lch } from './colour'
export { outlines } from './outlines'
export type { MotifName } from './motifs'
export type { Pack, PackName, PouchMotif, Strength } from './pack'

/** The sizes of a picture, each a complete SVG file: for lists, for cards, for the product page, and for shelves. */
export const renders = { stamp, card, hero, front }
