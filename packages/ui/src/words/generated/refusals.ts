// Written by compile.ts from refusals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "refusals", and what each of them needs. */
export interface RefusalsWords {
  invalid_credentials: NoValues
  too_many_attempts: { minutes: number }
  already_answered: NoValues
  link_ended: NoValues
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
  vat_id_changed: { vat_id: string; given: string }
  owner_only: { owners: string }
  line_changed: { quantity: number }
  empty_cart: NoValues
  addresses_required: NoValues
  po_number_required: NoValues
  order_minimum: { minimum: string; missing: string }
  unknown_promo_code: { code: string }
  promo_code_ended: { code: string }
  promo_code_used_up: { code: string; by: string }
  promo_code_minimum: { code: string; minimum: string; missing: string }
  too_many_promo_codes: { most: string }
  already_reviewed: NoValues
  invalid_code: NoValues
  code_used: NoValues
  code_expired: NoValues
  code_tries_used: NoValues
  codes_closed: { hours: number }
  codes_ended: NoValues
  wrong_password: NoValues
  weak_password: NoValues
}

/** The English texts of the area "refusals". */
export const refusalsWords = /* @__PURE__ */ defineWords<RefusalsWords>('refusals', {
  invalid_credentials: ["Invalid credentials"],
  too_many_attempts: ["Too many tries. Please wait ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}],"."],
  already_answered: ["This question has already been answered."],
  link_ended: ["This link is no longer valid. See our latest e-mail."],
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
  vat_id_changed: ["Your company’s VAT number has been changed to ",["vat_id"],"; you entered ",["given"],". Save again to replace it."],
  owner_only: ["Only an owner of your company may change its VAT number. Please ask ",["owners"],"."],
  line_changed: ["This line was changed elsewhere: it now has ",["quantity","number"]," pieces."],
  empty_cart: ["Your cart is empty"],
  addresses_required: ["Please add both delivery and billing addresses before placing the order."],
  po_number_required: ["Your company orders with a purchase order number. Please add it."],
  order_minimum: ["The order minimum is ",["minimum"],": add goods for ",["missing"],"."],
  unknown_promo_code: ["We do not know the code ",["code"],"."],
  promo_code_ended: ["The promo code ",["code"]," has ended."],
  promo_code_used_up: ["The promo code ",["code"]," is used up",["by","select",{"company":[": your company has ordered with it before"],"other":[]}],"."],
  promo_code_minimum: ["The promo code ",["code"]," needs goods for ",["minimum"],"; add ",["missing"],"."],
  too_many_promo_codes: ["A cart can have ",["most"]," promo codes at most."],
  already_reviewed: ["You have reviewed this product already."],
  invalid_code: ["This code does not work. Please check it, or ask for another one."],
  code_used: ["This code has already been used. Please ask for another one."],
  code_expired: ["This code has expired. Please ask for another one."],
  code_tries_used: ["This code has been tried too often here. Please ask for another one."],
  codes_closed: ["Codes for this e-mail have been tried too often. Please wait ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}],", or use a device on which you have signed in before."],
  codes_ended: ["Codes for this e-mail are switched off after too many wrong ones. Ask us for a link to choose your password with, or use a device on which you have signed in before."],
  wrong_password: ["This is not your current password."],
  weak_password: ["This password is easy to guess. Please choose another one."],
})
