/** Default length of lists. */
export const defaultLimit = 50

/** Options of a list. */
export interface ListOptions {
  /** Maximum number of rows; 50 by default. */
  limit?: number
}
