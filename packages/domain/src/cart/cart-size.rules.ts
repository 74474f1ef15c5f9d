/**
 * Most lines that a cart takes. One with more, such as a cart from before there was a limit, can still be read, changed,
 * emptied and ordered.
 */
export const maximumCartLines = 1_500

/** How many more lines a cart takes. */
export function linesLeft(lines: number): number {
  return Math.max(0, maximumCartLines - lines)
}

/** Counts new lines into a cart: in order, until it is full. @returns for each further line, whether it fits */
export function fillCart(lines: number): () => boolean {
  let left = linesLeft(lines)
  return () => {
    const fits = left > 0
    if (fits) left -= 1
    return fits
  }
}
