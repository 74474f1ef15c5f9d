// Generated from openapi/ by `npm run generate`. Do not edit.
export const getPageContentLimits = {
  "page": {"enum":["landing","home","product","faq","about"]},
} as const
