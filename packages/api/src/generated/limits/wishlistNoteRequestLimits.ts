// Generated from openapi/ by `npm run generate`. Do not edit.
export const wishlistNoteRequestLimits = {
  "product_id": {"maxLength":64},
  "note": {"maxLength":200},
  "replaces": {"maxLength":200},
} as const
