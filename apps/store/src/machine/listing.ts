/** How many rows an operator's list shows by default. */
export const usualLimit = 50

/** How much of a list an operator wants. */
export interface ListOptions {
  /** How many at most; 50 by default. */
  limit?: number
}
