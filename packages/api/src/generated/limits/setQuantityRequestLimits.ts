// Generated from openapi/ by `npm run generate`. Do not edit.
export const setQuantityRequestLimits = {
  "quantity": {"minimum":1,"maximum":100000},
  "replaces": {"minimum":1,"maximum":100000},
} as const
