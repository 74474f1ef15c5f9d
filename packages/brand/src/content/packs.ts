/**
 * A content hash of all pack drawings, part of their URLs so that browsers may cache them forever. A test fails with
 * the new value when a drawing changes.
 */
export const drawings = 'c2c6bd6d'

/** The URL of a drawn pack in card size. */
export const pack = (id: string) => `/assets/packshots/${drawings}/${id}.svg`

/** The URL of the same pack smaller or larger. */
export const packAs = (size: 'stamp' | 'hero', id: string) => pack(`${size}/${id}`)
