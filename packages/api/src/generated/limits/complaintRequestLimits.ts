// Generated from openapi/ by `npm run generate`. Do not edit.
export const complaintRequestLimits = {
  "subject": {"minLength":1,"maxLength":60},
  "type": {"enum":["Product Defective","Missing Parts","Wrong Item","Damaged Package","Late Delivery","Other"]},
  "description": {"minLength":1,"maxLength":5000},
  "images": {"maxItems":10,"items":{"maxLength":200}},
  "order_id": {"maxLength":64},
  "lines": {"maxItems":1000},
} as const
