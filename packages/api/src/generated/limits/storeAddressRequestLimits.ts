// Generated from openapi/ by `npm run generate`. Do not edit.
export const storeAddressRequestLimits = {
  "name": {"minLength":1,"maxLength":60},
  "address": {},
} as const
