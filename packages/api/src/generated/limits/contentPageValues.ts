// Generated from openapi/ by `npm run generate`. Do not edit.
export const contentPageValues = ["landing","home","product","faq","about"] as const
