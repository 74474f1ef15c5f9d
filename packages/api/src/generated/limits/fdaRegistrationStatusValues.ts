// Generated from openapi/ by `npm run generate`. Do not edit.
export const fdaRegistrationStatusValues = ["registered","not-registered","none"] as const
