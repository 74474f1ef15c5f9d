// Generated from openapi/ by `npm run generate`. Do not edit.
export const deliveryAddressRequestLimits = {
  "address_1": {"minLength":1,"maxLength":100},
  "postal_code": {"minLength":1,"maxLength":20},
  "city": {"minLength":1,"maxLength":60},
  "country_code": {"enum":["se","no","dk","fi","us","gb","de"]},
} as const
