// Generated from openapi/ by `npm run generate`. Do not edit.
export const changeAddressRequestLimits = {
  "name": {"minLength":1,"maxLength":60},
  "address": {},
  "version": {"minimum":1,"maximum":2147483647},
} as const
