// Generated from openapi/ by `npm run generate`. Do not edit.
export const shelfPlaceRequestLimits = {
  "variant_id": {"maxLength":64},
  "target": {"minimum":1,"maximum":100000},
  "facings": {"minimum":1,"maximum":40},
} as const
