// Generated from openapi/ by `npm run generate`. Do not edit.
export const listUsualArticlesLimits = {
  "limit": {"minimum":1,"maximum":24,"default":6},
} as const
