// Generated from openapi/ by `npm run generate`. Do not edit.
export const addressRequestLimits = {
  "first_name": {"minLength":1,"maxLength":60},
  "last_name": {"minLength":1,"maxLength":60},
  "address_1": {"minLength":1,"maxLength":100},
  "address_2": {"maxLength":100},
  "city": {"minLength":1,"maxLength":60},
  "province": {"maxLength":60},
  "country_code": {"enum":["se","no","dk","fi","us","gb","de"]},
  "postal_code": {"minLength":1,"maxLength":20},
  "phone": {"maxLength":20,"pattern":"^\\s*$|^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "company": {"maxLength":60},
  "reception_hours": {"maxLength":100},
  "metadata": {},
} as const
