// Generated from openapi/ by `npm run generate`. Do not edit.
export const contactPersonRequestLimits = {
  "full_name": {"minLength":1,"maxLength":60},
  "job_title": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "phone": {"minLength":5,"maxLength":20,"pattern":"^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "preferred_delivery_days": {"maxLength":10},
} as const
