// Generated from openapi/ by `npm run generate`. Do not edit.
export const stopSharingShelfLimits = {
  "code": {"minLength":1,"maxLength":64,"pattern":"^[0-9A-Za-z_-]+$"},
} as const
