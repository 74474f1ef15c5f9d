// Generated from openapi/ by `npm run generate`. Do not edit.
export const customerRequestLimits = {
  "first_name": {"minLength":1,"maxLength":60},
  "last_name": {"maxLength":60},
  "phone": {"maxLength":20,"pattern":"^\\s*$|^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "replaces": {},
} as const
