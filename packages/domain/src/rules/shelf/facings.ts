import type { PackFront } from '../catalogue/pack-front'

/** Millimetres beside each other in one place, and between two packs. */
const placeWidth = 280
const packGap = 6

const maximumColumns = 4

/** Returns in how many rows packs of a height stand one above the other. */
export function facingRows(height: number): number {
  if (height <= 68) return 3
  return height <= 120 ? 2 : 1
}

/** Returns the facings of a pack that fit in one place: side by side at most four, in one to three rows. */
export function facingsThatFit({ width, height }: PackFront): number {
  const columns = Math.floor((placeWidth + packGap) / (width + packGap))
  return Math.min(maximumColumns, Math.max(1, columns)) * facingRows(height)
}

/** Returns how many facings show a pack: a proportional share, and at least one while a piece is left. */
export function filledFacings(facings: number, { left, target }: { left: number; target: number }): number {
  if (left <= 0) return 0
  return Math.min(facings, Math.max(1, Math.round((facings * left) / target)))
}
