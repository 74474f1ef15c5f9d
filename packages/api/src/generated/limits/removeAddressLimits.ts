// Generated from openapi/ by `npm run generate`. Do not edit.
export const removeAddressLimits = {
  "id": {"minLength":1,"maxLength":64,"pattern":"^[a-z]+_[A-Za-z0-9_-]+$"},
  "version": {"minimum":1,"maximum":2147483647},
} as const
