// Generated from openapi/ by `npm run generate`. Do not edit.
export const flavourClassValues = ["tobacco","menthol","mint","fruit","liquorice","herbal","unflavoured"] as const
