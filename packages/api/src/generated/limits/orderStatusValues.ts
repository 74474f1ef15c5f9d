// Generated from openapi/ by `npm run generate`. Do not edit.
export const orderStatusValues = ["pending","shipping","delivered","completed","canceled","requires_action"] as const
