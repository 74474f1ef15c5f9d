// Generated from openapi/ by `npm run generate`. Do not edit.
export const saveShelfRequestLimits = {
  "version": {"minimum":0,"maximum":2147483647},
  "places": {"maxItems":300},
} as const
