// Generated from openapi/ by `npm run generate`. Do not edit.
export const completeRequestLimits = {
  "cart_id": {"maxLength":64},
} as const
