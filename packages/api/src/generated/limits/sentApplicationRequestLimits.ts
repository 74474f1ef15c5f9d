// Generated from openapi/ by `npm run generate`. Do not edit.
export const sentApplicationRequestLimits = {
  "token": {"minLength":1,"maxLength":120},
} as const
