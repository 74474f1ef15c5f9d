// Generated from openapi/ by `npm run generate`. Do not edit.
export const paymentMethodValues = ["credit-card","paypal","bank-transfer","invoice"] as const
