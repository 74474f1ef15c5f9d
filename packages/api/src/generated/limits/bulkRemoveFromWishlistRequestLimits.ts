// Generated from openapi/ by `npm run generate`. Do not edit.
export const bulkRemoveFromWishlistRequestLimits = {
  "product_ids": {"minItems":1,"maxItems":500,"items":{"maxLength":64}},
} as const
