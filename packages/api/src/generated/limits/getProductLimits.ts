// Generated from openapi/ by `npm run generate`. Do not edit.
export const getProductLimits = {
  "id": {"minLength":1,"maxLength":100},
} as const
