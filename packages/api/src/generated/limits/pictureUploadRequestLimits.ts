// Generated from openapi/ by `npm run generate`. Do not edit.
export const pictureUploadRequestLimits = {
  "files": {"minItems":1,"maxItems":10},
} as const
