// Generated from openapi/ by `npm run generate`. Do not edit.
export const availabilityValues = ["tracked","always","backorder","withdrawn"] as const
