// Generated from openapi/ by `npm run generate`. Do not edit.
export const verifyCodeRequestLimits = {
  "email": {"minLength":1,"maxLength":60},
  "code": {"minLength":5,"maxLength":5,"pattern":"^[0-9]{5}$"},
} as const
