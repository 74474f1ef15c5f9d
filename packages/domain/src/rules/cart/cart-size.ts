/** Maximum lines of a cart. Carts with more, from before the limit, can still be read, changed, cleared and ordered. */
export const maximumCartLines = 1_500

/** Returns how many more lines fit into a cart. */
export function linesLeft(lines: number): number {
  return Math.max(0, maximumCartLines - lines)
}

/**
 * Adds new lines to a cart, until it is full.
 * @returns a function that returns for each further line whether it fits
 */
export function fillCart(lines: number): () => boolean {
  let left = linesLeft(lines)
  return () => {
    const fits = left > 0
    if (fits) left -= 1
    return fits
  }
}
