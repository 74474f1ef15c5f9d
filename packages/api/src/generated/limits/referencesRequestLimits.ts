// Generated from openapi/ by `npm run generate`. Do not edit.
export const referencesRequestLimits = {
  "po_number": {"maxLength":35},
  "customer_reference": {"maxLength":60},
  "note": {"maxLength":500},
  "reception_hours": {"maxLength":100},
} as const
