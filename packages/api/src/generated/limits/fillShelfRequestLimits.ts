// Generated from openapi/ by `npm run generate`. Do not edit.
export const fillShelfRequestLimits = {
  "lines": {"minItems":1,"maxItems":300},
} as const
