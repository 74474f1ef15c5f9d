// Generated from openapi/ by `npm run generate`. Do not edit.
export const bulkAddCartItemsLimits = {
  "Idempotency-Key": {"minLength":1,"maxLength":100},
} as const
