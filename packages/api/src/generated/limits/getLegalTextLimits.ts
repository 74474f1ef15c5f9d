// Generated from openapi/ by `npm run generate`. Do not edit.
export const getLegalTextLimits = {
  "kind": {"enum":["terms","privacy","cookies","imprint"]},
} as const
