// Generated from openapi/ by `npm run generate`. Do not edit.
export const vatIdRequestLimits = {
  "vat_id": {"minLength":1,"maxLength":40},
  "replaces": {"maxLength":40},
} as const
