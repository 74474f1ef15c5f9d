// Generated from openapi/ by `npm run generate`. Do not edit.
export const promoCodesRequestLimits = {
  "promo_codes": {"minItems":1,"maxItems":5},
} as const
