// Generated from openapi/ by `npm run generate`. Do not edit.
export const listOwnComplaintsLimits = {
  "order_id": {"maxLength":64},
  "limit": {"minimum":1,"maximum":100,"default":20},
  "offset": {"minimum":0,"maximum":1000000,"default":0},
} as const
