// Generated from openapi/ by `npm run generate`. Do not edit.
export const paymentConnectionRequestLimits = {
  "connection_id": {"maxLength":60},
} as const
