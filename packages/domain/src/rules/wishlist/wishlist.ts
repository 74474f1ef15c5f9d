/** Days that an entry stays on the wishlist (Specification (accounts) §2, §9). */
export const wishlistDays = 30

/** Maximum number of products on a wishlist. */
export const wishlistLimit = 500

/**
 * How long shopping pages show that a product was added to or removed from the wishlist, in ms (Specification
 * (shopping) §2, §9). Cards of the home page use three seconds.
 */
export const wishlistMessageDuration = 10_000

/** Returns when an entry expires. */
export function savedItemExpiry(addedAt: Date): Date {
  return new Date(addedAt.getTime() + wishlistDays * 24 * 60 * 60 * 1000)
}
