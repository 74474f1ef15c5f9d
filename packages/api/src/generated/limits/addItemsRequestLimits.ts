// Generated from openapi/ by `npm run generate`. Do not edit.
export const addItemsRequestLimits = {
  "items": {"minItems":1,"maxItems":1000},
} as const
