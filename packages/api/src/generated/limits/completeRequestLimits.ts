// Generated from openapi/ by `npm run generate`. Do not edit.
export const completeRequestLimits = {
  "cart_id": {"maxLength":64},
  "cart_version": {"minimum":0,"maximum":2147483647},
} as const
