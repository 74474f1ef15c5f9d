// Generated from openapi/ by `npm run generate`. Do not edit.
export const uploadAndConsentRequestLimits = {
  "retail_program_interest": {},
  "sales_channels": {"maxLength":100},
  "how_did_you_hear_about_us": {"maxLength":100},
  "reselling_exclusive_or_new_products": {},
  "upload_licenses": {"minLength":1,"maxLength":200},
  "terms_and_conditions": {},
  "terms_and_conditions_sha256": {"maxLength":64,"pattern":"^[0-9a-f]{64}$"},
  "gdpr_consent": {},
  "gdpr_consent_sha256": {"maxLength":64,"pattern":"^[0-9a-f]{64}$"},
  "newsletter_subscription": {},
} as const
