// Generated from openapi/ by `npm run generate`. Do not edit.
export const removeItemsRequestLimits = {
  "item_ids": {"minItems":1,"maxItems":1000,"items":{"maxLength":64}},
} as const
