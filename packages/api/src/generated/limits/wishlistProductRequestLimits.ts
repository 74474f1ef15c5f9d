// Generated from openapi/ by `npm run generate`. Do not edit.
export const wishlistProductRequestLimits = {
  "product_id": {"maxLength":64},
} as const
