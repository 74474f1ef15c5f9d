// Generated from openapi/ by `npm run generate`. Do not edit.
export const bulkSetRowRequestLimits = {
  "item_id": {"maxLength":64},
  "sku": {"maxLength":64},
  "quantity": {"minimum":1,"maximum":100000},
} as const
