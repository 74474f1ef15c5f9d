// Generated from openapi/ by `npm run generate`. Do not edit.
export const changePasswordRequestLimits = {
  "current_password": {"minLength":1,"maxLength":60},
  "new_password": {"minLength":10,"maxLength":60},
} as const
