// Generated from openapi/ by `npm run generate`. Do not edit.
export const passwordResetRequestLimits = {
  "identifier": {"minLength":1,"maxLength":60},
} as const
