// Generated from openapi/ by `npm run generate`. Do not edit.
export const shipmentStateValues = ["none","partial","all","delivered"] as const
