// Generated from openapi/ by `npm run generate`. Do not edit.
export const quantityLimits = {
  "minimum": 1,
  "maximum": 100000,
} as const
