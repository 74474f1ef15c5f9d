// Written by compile.ts from account-refusals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "account-refusals", and what each of them needs. */
export interface AccountRefusalsWords {
  link_answered: NoValues
  link_ended: NoValues
  already_reviewed: NoValues
  invalid_code: NoValues
  code_used: NoValues
  code_expired: NoValues
  code_tries_used: NoValues
  codes_closed: { hours: number }
  codes_ended: NoValues
  wrong_password: NoValues
  weak_password: NoValues
  address_not_found: NoValues
  address_changed: { name: string }
  address_exists: { name: string }
  address_book_full: { most: number }
  profile_changed: NoValues
  session_not_found: NoValues
  application_not_found: NoValues
  applications_closed: NoValues
  consent_text_changed: NoValues
  unknown_line: NoValues
  line_named_twice: { name: string }
  more_than_ordered: { left: number; name: string }
  unauthorized: NoValues
  invalid_request: NoValues
  invalid_quantity: { most: number }
  item_not_found: NoValues
  wishlist_full: { most: number }
  not_on_wishlist: NoValues
  note_changed: NoValues
  unknown_variant: NoValues
  order_not_found: NoValues
  product_not_found: NoValues
  category_not_found: NoValues
  answer_not_stored: NoValues
  invalid_vat_id: { given: string }
}

/** The English texts of the area "account-refusals". */
export const accountRefusalsWords = /* @__PURE__ */ defineWords<AccountRefusalsWords>('account-refusals', {
  link_answered: ["This question has already been answered."],
  link_ended: ["This link is no longer valid. See our latest e-mail."],
  already_reviewed: ["You have reviewed this product already."],
  invalid_code: ["This code does not work. Please check it, or ask for another one."],
  code_used: ["This code has already been used. Please ask for another one."],
  code_expired: ["This code has expired. Please ask for another one."],
  code_tries_used: ["This code has been tried too often here. Please ask for another one."],
  codes_closed: ["Codes for this e-mail have been tried too often. Please wait ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}],", or use a device on which you have signed in before."],
  codes_ended: ["Codes for this e-mail are switched off after too many wrong ones. Ask us for a link to choose your password with, or use a device on which you have signed in before."],
  wrong_password: ["This is not your current password."],
  weak_password: ["This password is easy to guess. Please choose another one."],
  address_not_found: ["This address is not in the address book any more."],
  address_changed: ["This address was changed in the meantime. Its name is now ",["name"],"."],
  address_exists: ["This address is stored already, as ",["name"],"."],
  address_book_full: ["The address book is full: it has ",["most","number"]," addresses. Please remove some first."],
  profile_changed: ["Your name or telephone number was changed in the meantime."],
  session_not_found: ["There is no such session, or it has ended."],
  application_not_found: ["This link does not match an application."],
  applications_closed: ["This shop does not take applications yet: its terms and its privacy policy are not published. Please come back later."],
  consent_text_changed: ["A text that you agreed to has changed. Please reload the page, read it, agree again and upload the licence again. Your other answers are kept."],
  unknown_line: ["The order has no such line. Reload the order and choose its products again."],
  line_named_twice: [["name"]," is named twice. Name it once, with all its pieces."],
  more_than_ordered: ["Only ",["left","plural",{"one":["#"," of ",["name"]," was"],"other":["#"," of ",["name"]," were"]}]," ordered. Enter ",["left","number"]," or fewer."],
  unauthorized: ["Unauthorized"],
  invalid_request: ["Please check what was entered: something is missing or cannot be accepted."],
  invalid_quantity: ["A quantity is a whole number from 1 to ",["most","number"],"."],
  item_not_found: ["This line is not in the cart any more."],
  wishlist_full: ["The wishlist is full: it holds ",["most","number"]," products at most."],
  not_on_wishlist: ["This product is not on the wishlist any more."],
  note_changed: ["This note was changed elsewhere."],
  unknown_variant: ["There is no such variant of this product."],
  order_not_found: ["Order not found"],
  product_not_found: ["Product not found"],
  category_not_found: ["Category not found"],
  answer_not_stored: ["This request was carried out already. Its answer is not stored: please read what has changed."],
  invalid_vat_id: [["given"]," is not written like a VAT number. Begin with the two letters of its country."],
})
