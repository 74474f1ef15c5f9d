// Generated from openapi/ by `npm run generate`. Do not edit.
export const promoCodesRequestLimits = {
  "promo_codes": {"minItems":1,"maxItems":5,"items":{"minLength":1,"maxLength":40}},
} as const
