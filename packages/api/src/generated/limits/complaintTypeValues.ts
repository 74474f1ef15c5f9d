// Generated from openapi/ by `npm run generate`. Do not edit.
export const complaintTypeValues = ["Product Defective","Missing Parts","Wrong Item","Damaged Package","Late Delivery","Other"] as const
