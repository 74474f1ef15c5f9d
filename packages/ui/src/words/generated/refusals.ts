// Written by compile.ts from refusals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "refusals", and what each of them needs. */
export interface RefusalsWords {
  too_many_attempts: { minutes: number }
  overloaded: NoValues
  busy: NoValues
  database_unwritable: NoValues
  database_unavailable: NoValues
  insufficient_inventory: { title: string; left: string }
  cart_full: { limit: number }
  variant_not_found: NoValues
  product_unavailable: { title: string }
  not_deliverable: { title: string; country: string }
  cart_changed: NoValues
  shelf_not_shared: NoValues
  shelf_changed: NoValues
  line_changed: { quantity: number }
  empty_cart: NoValues
  addresses_required: NoValues
  po_number_required: NoValues
  country_not_served: { country: string }
  order_minimum: { minimum: string; missing: string }
  unknown_promo_code: { code: string }
  promo_code_ended: { code: string }
  promo_code_used_up: { code: string; by: string }
  promo_code_minimum: { code: string; minimum: string; missing: string }
  too_many_promo_codes: { most: string }
  invalid_credentials: NoValues
  vat_id_changed: { vat_id: string; given: string }
  owner_only: { owners: string }
}

/** The English texts of the area "refusals". */
export const refusalsWords = /* @__PURE__ */ defineWords<RefusalsWords>('refusals', {
  too_many_attempts: ["Too many tries. Please wait ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}],"."],
  overloaded: ["The store is very busy. Please try again in a moment."],
  busy: ["The store is very busy. Please try again in a moment."],
  database_unwritable: ["The store cannot save anything at the moment. Please try again in a moment."],
  database_unavailable: ["The store cannot reach its database. Please try again in a moment."],
  insufficient_inventory: ["Not enough stock for ",["title"],". ",["left"]," left."],
  cart_full: ["A cart holds at most ",["limit","number"]," lines. Place this order, or remove lines, then add the rest."],
  variant_not_found: ["This product is no longer for sale. Please choose another product."],
  product_unavailable: [["title"]," is no longer for sale."],
  not_deliverable: [["title"]," cannot be delivered to ",["country"],"."],
  cart_changed: ["The cart has changed since you opened this page. Nothing has been ordered."],
  shelf_not_shared: ["This shelf is not shared any more."],
  shelf_changed: ["The shelf was changed in the meantime. Load it again and repeat your change."],
  line_changed: ["This line was changed elsewhere: it now has ",["quantity","number"]," pieces."],
  empty_cart: ["Your cart is empty"],
  addresses_required: ["Please add both delivery and billing addresses before placing the order."],
  po_number_required: ["Your company orders with a purchase order number. Please add it."],
  country_not_served: ["We do not deliver to ",["country"],". Choose another delivery address."],
  order_minimum: ["The order minimum is ",["minimum"],": add goods for ",["missing"],"."],
  unknown_promo_code: ["We do not know the code ",["code"],"."],
  promo_code_ended: ["The promo code ",["code"]," has ended."],
  promo_code_used_up: ["The promo code ",["code"]," is used up",["by","select",{"company":[": your company has ordered with it before"],"other":[]}],"."],
  promo_code_minimum: ["The promo code ",["code"]," needs goods for ",["minimum"],"; add ",["missing"],"."],
  too_many_promo_codes: ["A cart can have ",["most"]," promo codes at most."],
  invalid_credentials: ["Invalid credentials"],
  vat_id_changed: ["Your company’s VAT number has been ",["vat_id","select",{"none":["removed"],"other":["changed to ",["vat_id"]]}],"; you entered ",["given"],". Save again to replace it."],
  owner_only: ["Only an owner of your company may change its VAT number. Please ask ",["owners"],"."],
})
