// Generated from openapi/ by `npm run generate`. Do not edit.
export const applicationStatusRequestLimits = {
  "token": {"minLength":1,"maxLength":120},
} as const
