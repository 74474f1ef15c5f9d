// Generated from openapi/ by `npm run generate`. Do not edit.
export const paymentStatusValues = ["awaiting","authorized","captured","refunded"] as const
