// Generated from openapi/ by `npm run generate`. Do not edit.
export const shareShelfRequestLimits = {
  "title": {"maxLength":40,"pattern":"^[^\\p{Cc}]*$"},
  "trade": {"minLength":1,"maxLength":40,"pattern":"^[a-z][a-z0-9_-]*$"},
  "places": {"minItems":1,"maxItems":300},
} as const
