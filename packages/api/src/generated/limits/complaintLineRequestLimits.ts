// Generated from openapi/ by `npm run generate`. Do not edit.
export const complaintLineRequestLimits = {
  "item_id": {"minLength":1,"maxLength":100},
  "quantity": {"minimum":1,"maximum":2147483647},
} as const
