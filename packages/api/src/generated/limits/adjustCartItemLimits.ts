// Generated from openapi/ by `npm run generate`. Do not edit.
export const adjustCartItemLimits = {
  "Prefer": {"maxLength":200},
} as const
