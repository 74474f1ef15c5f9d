// Generated from openapi/ by `npm run generate`. Do not edit.
export const toggleWishlistRequestLimits = {
  "product_id": {"maxLength":64},
  "in_wishlist": {},
} as const
