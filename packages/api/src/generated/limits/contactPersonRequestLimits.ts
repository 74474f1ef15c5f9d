// Generated from openapi/ by `npm run generate`. Do not edit.
export const contactPersonRequestLimits = {
  "full_name": {"minLength":1,"maxLength":60},
  "job_title": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60},
  "phone": {"minLength":1,"maxLength":20},
  "preferred_delivery_days": {},
} as const
