// Generated from openapi/ by `npm run generate`. Do not edit.
export const signInRequestLimits = {
  "email": {"minLength":1,"maxLength":60},
  "password": {"minLength":1,"maxLength":60},
  "code": {"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
  "recovery_code": {"minLength":1,"maxLength":60},
} as const
export const recoveryCodesRequestLimits = {
  "password": {"minLength":1,"maxLength":60},
  "code": {"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
} as const
export const inviteRequestLimits = {
  "email": {"minLength":3,"maxLength":60},
  "name": {"minLength":1,"maxLength":60},
  "role": {"enum":["owner","orders","catalogue","support","reader"]},
} as const
export const acceptRequestLimits = {
  "email": {"minLength":3,"maxLength":60},
  "name": {"minLength":1,"maxLength":60},
  "password": {"minLength":10,"maxLength":60},
  "code": {"minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"},
} as const
export const apiKeyRequestLimits = {
  "title": {"minLength":1,"maxLength":60},
  "scopes": {"minItems":1,"maxItems":4,"items":{"enum":["see","orders","catalogue","service"]}},
  "expires_at": {"maxLength":40},
} as const
export const webhookRequestLimits = {
  "url": {"minLength":1,"maxLength":500},
  "events": {"minItems":1,"maxItems":9,"items":{"enum":["order.placed","order.shipped","order.refunded","order.canceled","application.received","application.decided","complaint.received","stock.low","mail.failed"]}},
} as const
export const shipmentRequestLimits = {
  "version": {"minimum":1,"maximum":2147483647},
  "carrier": {"minLength":1,"maxLength":60},
  "tracking_url": {"minLength":1,"maxLength":500},
  "tracking_number": {"minLength":1,"maxLength":60,"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$"},
  "ships_refunded": {},
  "lines": {"minItems":1,"maxItems":1000},
} as const
export const refundRequestLimits = {
  "version": {"minimum":1,"maximum":2147483647},
  "reason": {"minLength":1,"maxLength":500},
  "amount": {"exclusiveMinimum":0,"maximum":1000000000},
  "lines": {"minItems":1,"maxItems":1000},
} as const
export const noteRequestLimits = {
  "text": {"minLength":1,"maxLength":2000},
} as const
export const putBackRequestLimits = {
  "activity_id": {"minimum":1,"maximum":9007199254740991},
} as const
export const termsRequestLimits = {
  "payment_terms_days": {"minimum":0,"maximum":365},
  "po_required": {},
} as const
export const blockRequestLimits = {
  "reason": {"minLength":1,"maxLength":500},
} as const
export const personRequestLimits = {
  "first_name": {"minLength":1,"maxLength":60},
  "last_name": {"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "phone": {"minLength":5,"maxLength":20,"pattern":"^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
} as const
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
export const contactPersonRequestLimits = {
  "full_name": {"minLength":1,"maxLength":60},
  "job_title": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "phone": {"minLength":5,"maxLength":20,"pattern":"^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "preferred_delivery_days": {"maxLength":10},
} as const
export const orderPreferencesRequestLimits = {
  "products_of_interest": {"minLength":1,"maxLength":60},
  "specific_brands": {"minLength":1,"maxLength":60},
  "estimated_order_volume": {"minimum":0,"maximum":1000000000},
  "order_frequency": {"minimum":0,"maximum":1000},
  "private_label_interest": {},
} as const
export const paymentConnectionRequestLimits = {
  "connection_id": {"maxLength":60},
} as const
export const deliveryAddressRequestLimits = {
  "address_1": {"minLength":1,"maxLength":100},
  "postal_code": {"minLength":1,"maxLength":20},
  "city": {"minLength":1,"maxLength":60},
  "country_code": {"enum":["se","no","dk","fi","us","gb","de"]},
} as const
export const paymentAndShippingRequestLimits = {
  "fda_registration_status": {"enum":["registered","not-registered","none"]},
  "tax_id_exemption": {"minLength":1,"maxLength":20},
  "preferred_payment_method": {"enum":["credit-card","paypal","bank-transfer","invoice"]},
  "payment_connection": {},
  "credit_check_required": {},
  "importing_experience_from_europe": {},
  "shipping_preferences": {"enum":["UPS","FedEx","DHL"]},
  "customs_broker": {"minLength":1,"maxLength":60},
  "delivery_option": {"minLength":1,"maxLength":60},
  "delivery_address": {},
} as const
export const uploadAndConsentRequestLimits = {
  "retail_program_interest": {},
  "sales_channels": {"maxLength":100},
  "how_did_you_hear_about_us": {"maxLength":100},
  "reselling_exclusive_or_new_products": {},
  "upload_licenses": {"minLength":1,"maxLength":200},
  "terms_and_conditions": {},
  "terms_and_conditions_sha256": {"maxLength":64,"pattern":"^[0-9a-f]{64}$"},
  "gdpr_consent": {},
  "gdpr_consent_sha256": {"maxLength":64,"pattern":"^[0-9a-f]{64}$"},
  "newsletter_subscription": {},
} as const
export const registrationRequestLimits = {
  "company_info": {},
  "contact_person": {},
  "order_preferences": {},
  "payment_and_shipping": {},
  "upload_and_consent": {},
  "shelf_code": {"maxLength":64},
} as const
export const accessRequestLimits = {
  "company_name": {"minLength":1,"maxLength":60},
  "full_name": {"minLength":1,"maxLength":60},
  "email": {"minLength":3,"maxLength":60,"pattern":"^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$"},
  "phone": {"maxLength":20,"pattern":"^\\s*$|^(\\s*\\+)?[\\s().\\/\\-]*(\\d[\\s().\\/\\-]*){5,15}$"},
  "message": {"maxLength":1000},
  "shelf_code": {"maxLength":64},
} as const
export const approvalRequestLimits = {
  "company_id": {"minLength":1,"maxLength":64},
  "country_code": {"enum":["se","no","dk","fi","us","gb","de"]},
  "company_name": {"minLength":1,"maxLength":60},
  "organisation_number": {"minLength":1,"maxLength":20},
  "first_name": {"minLength":1,"maxLength":60},
  "last_name": {"minLength":1,"maxLength":60},
  "payment_terms_days": {"minimum":0,"maximum":365},
  "po_required": {},
  "answered_at": {"maxLength":40},
} as const
export const questionRequestLimits = {
  "question": {"minLength":1,"maxLength":2000},
  "seen": {"maxLength":40},
  "answered_at": {"maxLength":40},
} as const
export const rejectionRequestLimits = {
  "reason": {"minLength":1,"maxLength":2000},
  "answered_at": {"maxLength":40},
} as const
export const complaintAnswerRequestLimits = {
  "text": {"minLength":1,"maxLength":5000},
  "seen": {"minimum":0,"maximum":2147483647},
  "status": {"enum":["open","closed"]},
} as const
export const answerRequestLimits = {
  "text": {"minLength":1,"maxLength":5000},
  "seen": {"minimum":0,"maximum":2147483647},
} as const
export const variantRequestLimits = {
  "sku": {"minLength":1,"maxLength":64},
  "gtin": {"minLength":8,"maxLength":14},
  "options": {"maxItems":3},
  "inventory_quantity": {"minimum":0,"maximum":100000000,"default":0},
  "availability": {"enum":["tracked","always","backorder","withdrawn"]},
  "available_from": {"maxLength":10},
  "shelf_place": {"minLength":1,"maxLength":20},
  "low_stock": {"minimum":0,"maximum":100000000},
  "unit": {"minLength":1,"maxLength":200},
  "net_content": {"maxLength":20,"pattern":"^[0-9]{1,6}(\\.[0-9]{1,2})? (g|kg|ml|cl|l|pcs)$"},
  "pack_size": {"minimum":1,"maximum":100000000,"default":1},
  "carton_size": {"minimum":2,"maximum":100000000},
  "width_mm": {"minimum":1,"maximum":3000},
  "height_mm": {"minimum":1,"maximum":3000},
  "variant_weight_g": {"minimum":0,"maximum":100000000},
  "strength_mg": {"exclusiveMinimum":0,"maximum":999},
  "prices": {"maxItems":20},
} as const
export const productRequestLimits = {
  "title": {"minLength":1,"maxLength":200},
  "category": {"minLength":1,"maxLength":200},
  "brand": {"minLength":1,"maxLength":200},
  "description": {"maxLength":5000},
  "tags": {"maxItems":30,"items":{"minLength":1,"maxLength":60,"pattern":"^\\s*[^;\\s][^;]*$"}},
  "weight_g": {"minimum":0,"maximum":100000000},
  "tax_class": {"enum":["food","confectionery","soft_drink","nicotine","standard"]},
  "age_limit": {"minimum":1,"maximum":120},
  "flavour_class": {"enum":["tobacco","menthol","mint","fruit","liquorice","herbal","unflavoured"]},
  "countries": {"maxItems":20,"items":{"enum":["se","no","dk","fi","us","gb","de"]}},
  "published": {"default":false},
  "images": {"maxItems":12},
  "variants": {"minItems":1,"maxItems":100},
} as const
export const bulkChangeRequestLimits = {
  "ids": {"minItems":1,"maxItems":1000,"items":{"minLength":1,"maxLength":64}},
  "filter": {},
  "change": {},
} as const
export const categoryRequestLimits = {
  "name": {"minLength":1,"maxLength":100},
  "handle": {"minLength":1,"maxLength":90,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  "description": {"maxLength":500},
  "parent_category_id": {"minLength":1,"maxLength":64},
  "rank": {"minimum":0,"maximum":100000},
} as const
export const stockRequestLimits = {
  "rows": {"minItems":1,"maxItems":1000},
} as const
export const goodsInRequestLimits = {
  "sku": {"minLength":1,"maxLength":64},
  "quantity": {"minimum":1,"maximum":100000000},
  "available_from": {"maxLength":10},
  "replaces_inventory_quantity": {"minimum":0,"maximum":2147483647},
  "reference": {"minLength":1,"maxLength":100},
} as const
export const deliveryRequestLimits = {
  "rows": {"minItems":1,"maxItems":2000},
  "reference": {"minLength":1,"maxLength":100},
  "dry_run": {},
} as const
export const deliveryUndoRequestLimits = {
  "rows": {"minItems":1,"maxItems":2000},
  "reference": {"minLength":1,"maxLength":100},
} as const
export const stockCorrectionRequestLimits = {
  "sku": {"minLength":1,"maxLength":64},
  "change": {"minimum":-100000000,"maximum":100000000},
  "reason": {"enum":["counted","damaged","expired","lost","returned","own_use","booked_by_mistake","other"]},
  "replaces_inventory_quantity": {"minimum":0,"maximum":2147483647},
  "note": {"minLength":1,"maxLength":500},
} as const
export const pricesRequestLimits = {
  "rows": {"minItems":1,"maxItems":1000},
} as const
export const promotionRequestLimits = {
  "code": {"minLength":3,"maxLength":60},
  "type": {"enum":["percentage","fixed"]},
  "value": {"exclusiveMinimum":0,"maximum":1000000},
  "starts_at": {"minLength":10,"maxLength":40},
  "ends_at": {"minLength":10,"maxLength":40},
  "minimum": {"minimum":0,"maximum":1000000},
  "usage_limit": {"minimum":1,"maximum":1000000000},
  "usage_limit_per_company": {"minimum":1,"maximum":1000000000},
} as const
export const flashSaleRequestLimits = {
  "title": {"minLength":1,"maxLength":80},
  "starts_at": {"minLength":10,"maxLength":40},
  "ends_at": {"minLength":10,"maxLength":40},
  "items": {"minItems":1,"maxItems":100},
} as const
