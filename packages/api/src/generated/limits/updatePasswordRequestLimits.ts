// Generated from openapi/ by `npm run generate`. Do not edit.
export const updatePasswordRequestLimits = {
  "password": {"minLength":10,"maxLength":60},
} as const
