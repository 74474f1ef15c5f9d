// Generated from openapi/ by `npm run generate`. Do not edit.
export const signInRequestLimits = {
  "email": {"minLength":1,"maxLength":60},
  "password": {"minLength":1,"maxLength":60},
  "remember": {"default":false},
} as const
