// Generated from openapi/ by `npm run generate`. Do not edit.
export const requestStockNoticeLimits = {
  "id": {"minLength":1,"maxLength":64,"pattern":"^[a-z]+_[A-Za-z0-9_-]+$"},
} as const
