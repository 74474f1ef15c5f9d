// Generated from openapi/ by `npm run generate`. Do not edit.
export const registrationRequestLimits = {
  "company_info": {},
  "contact_person": {},
  "order_preferences": {},
  "payment_and_shipping": {},
  "upload_and_consent": {},
  "shelf_code": {"maxLength":64},
} as const
