// Generated from openapi/ by `npm run generate`. Do not edit.
export const passwordResetRequestLimits = {
  "identifier": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
} as const
