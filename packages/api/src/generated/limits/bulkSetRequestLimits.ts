// Generated from openapi/ by `npm run generate`. Do not edit.
export const bulkSetRequestLimits = {
  "preview": {},
  "rows": {"minItems":1,"maxItems":1000},
} as const
