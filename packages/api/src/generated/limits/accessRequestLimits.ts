// Generated from openapi/ by `npm run generate`. Do not edit.
export const accessRequestLimits = {
  "company_name": {"minLength":1,"maxLength":60},
  "full_name": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "phone": {"maxLength":20,"pattern":"^\\s*$|^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "message": {"maxLength":1000},
  "shelf_code": {"maxLength":64},
} as const
