// Generated from openapi/ by `npm run generate`. Do not edit.
export const shippingPreferenceValues = ["UPS","FedEx","DHL"] as const
