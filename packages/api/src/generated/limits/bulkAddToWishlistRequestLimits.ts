// Generated from openapi/ by `npm run generate`. Do not edit.
export const bulkAddToWishlistRequestLimits = {
  "items": {"minItems":1,"maxItems":500},
} as const
