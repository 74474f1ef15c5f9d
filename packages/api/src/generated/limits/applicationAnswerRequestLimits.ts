// Generated from openapi/ by `npm run generate`. Do not edit.
export const applicationAnswerRequestLimits = {
  "token": {"minLength":1,"maxLength":120},
  "company_info": {},
  "contact_person": {},
  "order_preferences": {},
  "payment_and_shipping": {},
  "upload_and_consent": {},
} as const
