// Generated from openapi/ by `npm run generate`. Do not edit.
export const businessTypeValues = ["retail","wholesale","manufacturing","ecommerce"] as const
