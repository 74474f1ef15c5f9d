/** Days that an entry stays on the wishlist (Specification (accounts) §2, §9). */
export const wishlistDays = 30

/** Products that a wishlist holds at most. */
export const wishlistLimit = 500

/** When an entry that was added at a moment ends. */
export function savedItemExpiry(addedAt: Date): Date {
  return new Date(addedAt.getTime() + wishlistDays * 24 * 60 * 60 * 1000)
}
