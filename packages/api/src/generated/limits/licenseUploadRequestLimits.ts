// Generated from openapi/ by `npm run generate`. Do not edit.
export const licenseUploadRequestLimits = {
  "files": {"minItems":1,"maxItems":1},
} as const
