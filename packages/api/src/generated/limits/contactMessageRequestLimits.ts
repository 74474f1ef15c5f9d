// Generated from openapi/ by `npm run generate`. Do not edit.
export const contactMessageRequestLimits = {
  "name": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "company": {"maxLength":60},
  "phone": {"maxLength":20,"pattern":"^\\s*$|^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "subject": {"minLength":1,"maxLength":100},
  "message": {"minLength":1,"maxLength":5000},
} as const
