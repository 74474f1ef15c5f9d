/** Default length of lists. */
export const usualLimit = 50

/** Options of a list. */
export interface ListOptions {
  /** Maximum number of rows; 50 by default. */
  limit?: number
}
