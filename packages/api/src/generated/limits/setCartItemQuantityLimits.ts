// Generated from openapi/ by `npm run generate`. Do not edit.
export const setCartItemQuantityLimits = {
  "id": {"minLength":1,"maxLength":64},
  "Prefer": {"maxLength":200},
} as const
