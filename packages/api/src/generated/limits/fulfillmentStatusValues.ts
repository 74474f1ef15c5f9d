// Generated from openapi/ by `npm run generate`. Do not edit.
export const fulfillmentStatusValues = ["not_fulfilled","fulfilled","shipped","delivered"] as const
