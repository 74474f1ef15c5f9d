// Generated from openapi/ by `npm run generate`. Do not edit.
export const adjustItemRequestLimits = {
  "item_id": {"maxLength":64},
  "adjustment": {"minimum":-100000,"maximum":100000},
} as const
