// Generated from openapi/ by `npm run generate`. Do not edit.
export const paymentAndShippingRequestLimits = {
  "fda_registration_status": {"enum":["registered","not-registered","none"]},
  "tax_id_exemption": {"minLength":1,"maxLength":20},
  "preferred_payment_method": {"enum":["credit-card","paypal","bank-transfer","invoice"]},
  "payment_connection": {},
  "credit_check_required": {},
  "importing_experience_from_europe": {},
  "shipping_preferences": {"enum":["UPS","FedEx","DHL"]},
  "customs_broker": {"minLength":1,"maxLength":60},
  "delivery_option": {"minLength":1,"maxLength":60},
  "delivery_address": {},
} as const
