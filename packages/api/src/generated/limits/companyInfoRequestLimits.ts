// Generated from openapi/ by `npm run generate`. Do not edit.
export const companyInfoRequestLimits = {
  "company_name": {"minLength":1,"maxLength":60},
  "employer_id": {"minLength":1,"maxLength":20,"pattern":"^[\\s\\-]*([^\\s\\-][\\s\\-]*){1,10}$"},
  "duns_number": {"minLength":1,"maxLength":20,"pattern":"^[\\s\\-]*(\\d[\\s\\-]*){9}$"},
  "country": {"minLength":1,"maxLength":60},
  "type_of_business": {"enum":["retail","wholesale","manufacturing","ecommerce"]},
  "company_website": {"minLength":1,"maxLength":100,"pattern":"^\\s*([hH][tT][tT][pP][sS]?://)?([^\\s/?#@:.]+\\.)+[^\\s/?#@:.]{2,}(:\\d{1,5})?([/?#]\\S*)?\\s*$"},
  "number_of_employees": {"minimum":0,"maximum":10000000},
  "annual_revenue": {"minimum":0,"maximum":1000000000000},
} as const
