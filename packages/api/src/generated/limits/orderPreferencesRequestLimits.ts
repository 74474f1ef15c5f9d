// Generated from openapi/ by `npm run generate`. Do not edit.
export const orderPreferencesRequestLimits = {
  "products_of_interest": {"minLength":1,"maxLength":60},
  "specific_brands": {"minLength":1,"maxLength":60},
  "estimated_order_volume": {"minimum":0,"maximum":1000000000},
  "order_frequency": {"minimum":0,"maximum":1000},
  "private_label_interest": {},
} as const
