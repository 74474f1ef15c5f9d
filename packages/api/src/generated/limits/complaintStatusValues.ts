// Generated from openapi/ by `npm run generate`. Do not edit.
export const complaintStatusValues = ["open","closed"] as const
