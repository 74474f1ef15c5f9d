/** How many rows an operator's list shows unless told. */
export const usualLimit = 50

/** How much of a list an operator wants. */
export interface ListOptions {
  /** How many at most; 50 unless told. */
  limit?: number
}
