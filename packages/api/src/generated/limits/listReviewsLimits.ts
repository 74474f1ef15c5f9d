// Generated from openapi/ by `npm run generate`. Do not edit.
export const listReviewsLimits = {
  "id": {"minLength":1,"maxLength":64,"pattern":"^[a-z]+_[A-Za-z0-9_-]+$"},
  "sort": {"enum":["newest","highest","lowest"],"default":"newest"},
  "rating": {"minimum":1,"maximum":5},
  "limit": {"minimum":1,"maximum":100,"default":20},
  "offset": {"minimum":0,"maximum":1000000,"default":0},
} as const
