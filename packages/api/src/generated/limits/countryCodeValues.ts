// Generated from openapi/ by `npm run generate`. Do not edit.
export const countryCodeValues = ["se","no","dk","fi","us","gb","de"] as const
