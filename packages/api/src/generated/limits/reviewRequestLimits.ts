// Generated from openapi/ by `npm run generate`. Do not edit.
export const reviewRequestLimits = {
  "user_name": {"maxLength":120},
  "title": {"minLength":1,"maxLength":100},
  "description": {"minLength":1,"maxLength":2000},
  "rating": {"minimum":1,"maximum":5},
  "product_id": {"maxLength":64},
} as const
