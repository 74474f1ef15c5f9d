// Generated from openapi/ by `npm run generate`. Do not edit.
export const legalKindValues = ["terms","privacy","cookies","imprint"] as const
