// Generated from openapi/ by `npm run generate`. Do not edit.
export const reviewStatusValues = ["pending","approved","rejected"] as const
