// Generated from openapi/ by `npm run generate`. Do not edit.
export const addToWishlistRequestLimits = {
  "product_id": {"maxLength":64},
  "variant_id": {"maxLength":64},
  "note": {"maxLength":200},
} as const
