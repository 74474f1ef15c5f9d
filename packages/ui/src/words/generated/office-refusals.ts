// Written by compile.ts from office-refusals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-refusals", and what each of them needs. */
export interface OfficeRefusalsWords {
  role_not_allowed: NoValues
  already_decided: { name: string }
  order_changed: { name: string }
  line_refunded: { lines: string }
  already_captured: NoValues
  order_canceled: NoValues
  too_many_pieces: { name: string; left: number }
  nothing_left: NoValues
  nothing_shipped: NoValues
  step_not_done: NoValues
  later_step_first: NoValues
  refund_after_step: NoValues
  credit_of_paid_order: NoValues
  pieces_arrived: NoValues
  replacement_in_use: NoValues
  paid_before_order: NoValues
  paid_in_future: NoValues
  nothing_to_pay_back: NoValues
  paid_back_alone: NoValues
  paid_amount_alone: NoValues
  paid_too_much: { left: string }
  order_closed: NoValues
  all_waiting: { name: string; left: number }
  article_not_found: { sku: string }
  replacement_not_possible: { reason: string }
  replacement_price_changed: { price: string }
  replacement_short: { left: number }
  note_not_found: NoValues
  not_your_note: NoValues
  parcel_delivered: NoValues
  shipment_not_found: NoValues
  not_charged: NoValues
  nothing_to_refund: NoValues
  refund_too_high: { left: string }
  too_many_to_refund: { name: string; left: number }
  activity_not_found: NoValues
  not_reversible: NoValues
  changed_since: NoValues
  product_changed: NoValues
  stock_changed: { sku: string; now: number; seen: number }
  stock_too_low: { sku: string; free: number; reserved: number }
  price_changed: { sku: string; now: string; seen: string }
  price_jump: { sku: string; before: string; after: string }
  price_jumps: { count: number }
  webhook_disabled: NoValues
  too_many_webhooks: { most: number }
  import_outdated: NoValues
  import_changed: NoValues
  import_not_asking: NoValues
  import_not_matching: NoValues
  import_not_applied: NoValues
  import_in_progress: NoValues
  import_not_checked: NoValues
  bulk_change_not_found: NoValues
  bulk_change_undone: NoValues
  already_archived: NoValues
  not_archived: NoValues
  company_changed: NoValues
  already_blocked: NoValues
  email_taken: NoValues
  company_blocked: NoValues
  not_blocked: NoValues
  application_answered: NoValues
  already_asked: NoValues
  already_answered: { name: string }
  already_closed: { name: string }
  customer_erased: NoValues
  already_sent: NoValues
  promotion_changed: NoValues
  legal_draft_changed: NoValues
  legal_text_unchanged: NoValues
  legal_version_not_found: NoValues
  content_draft_changed: NoValues
  content_unchanged: NoValues
  content_version_not_found: NoValues
  settings_changed: NoValues
  not_ready_to_open: { profile: string; products: string; delivery: string; legal: string }
  sample_data_not_offered: NoValues
  link_not_allowed: NoValues
  not_a_picture: NoValues
  flash_sale_changed: NoValues
  code_taken: { code: string }
  flash_sale_ended: NoValues
  flash_sale_begun: NoValues
  flash_sale_not_begun: NoValues
  company_exists: { company_name: string }
  application_incomplete: NoValues
  application_erased: NoValues
  license_not_found: NoValues
  company_not_found: NoValues
  customer_not_found: NoValues
  already_erased: NoValues
  cannot_sign_in: NoValues
  invalid_terms: { most: number }
  vat_id_needed: NoValues
  nothing_to_change: NoValues
  variant_without_sku: NoValues
  category_changed: NoValues
  category_name_taken: NoValues
  category_handle_taken: NoValues
  category_below_itself: NoValues
  category_too_deep: { levels: number }
  category_has_products: { count: number }
  category_has_subcategories: { count: number }
  synonyms_not_found: { id: string }
  import_not_found: NoValues
  import_picture_not_found: NoValues
  no_failed_rows: NoValues
  file_gone: NoValues
  store_stopping: NoValues
  transition_not_allowed: NoValues
  refunds_missing: { left: string }
  refunds_given: NoValues
  invalid_shipment: NoValues
  invalid_tracking_url: NoValues
  complaint_not_found: NoValues
  picture_not_found: NoValues
  message_not_found: NoValues
  review_not_found: NoValues
  promotion_not_found: NoValues
  flash_sale_not_found: NoValues
  banner_not_found: NoValues
  operator_not_found: NoValues
  operator_exists: NoValues
  operator_disabled: NoValues
  own_account: NoValues
  last_owner: NoValues
  operator_changed: NoValues
  identity_not_confirmed: NoValues
  invite_not_found: NoValues
  integrations_undecided: NoValues
  api_key_not_found: NoValues
  webhook_not_found: NoValues
  delivery_not_found: NoValues
  mail_not_found: NoValues
  no_mail_server: NoValues
  mail_refused: { reason: string }
  table_too_large: { megabytes: string }
  file_empty: NoValues
  too_many_rows: { limit: number }
  too_many_columns: { count: number; limit: number }
  too_many_cells: { row: number; count: number; limit: number }
  heading_too_long: { column: number; count: number; limit: number }
  cell_too_long: { column: number; row: number; count: number; limit: number }
  csv_invalid_characters: NoValues
  csv_unreadable: { detail: string }
  sheet_unreadable: { detail: string }
  sheet_of_old_kind: NoValues
  sheet_too_large: { megabytes: string }
  not_a_sheet: NoValues
  file_too_heavy: NoValues
  file_too_slow: NoValues
  import_cut_off: { times: number }
  import_ended: NoValues
  import_failed: NoValues
  archive_unreadable: { detail: string }
  archive_with_folders: { file: string }
  archive_with_password: NoValues
  archive_too_large: { megabytes: number }
  archived_twice: { file: string }
  archived_file_unreadable: { file: string }
  archived_file_too_large: { file: string; megabytes: number; limit: number }
  too_many_archived_files: { limit: number }
  not_archived_file: { file: string }
  column_misplaced: { column: string }
  columns_changed: { count: number }
  column_twice: { target: string }
  duplicate_column: { column: string }
  missing_column: { column: string }
  too_many_tiers: { most: number }
  unknown_column: { column: string; columns: string }
}

/** The English texts of the area "office-refusals". */
export const officeRefusalsWords = /* @__PURE__ */ defineWords<OfficeRefusalsWords>('office-refusals', {
  role_not_allowed: ["Your role does not allow this. Ask an owner of the shop."],
  already_decided: [["name","select",{"none":["Someone"],"other":[["name"]]}]," has already decided."],
  order_changed: [["name","select",{"none":["Someone"],"other":[["name"]]}]," has changed this order since you opened it, so nothing was done. Check the updated order and try again."],
  line_refunded: [["lines"]," were credited, so nothing was done. To ship them anyway, say so when you ship the order."],
  already_captured: ["This order is already marked as paid."],
  order_canceled: ["This order is cancelled. Its payment can only change through credits."],
  too_many_pieces: ["Of ",["name"]," ",["left","plural",{"0":["nothing is left"],"one":["only ","#"," piece is left"],"other":["only ","#"," pieces are left"]}],"."],
  nothing_left: ["Everything in this order has been shipped."],
  nothing_shipped: ["Nothing of this order has been shipped, so not all of it can be closed. Cancel the order instead."],
  step_not_done: ["There is nothing to undo: this step is not done, or a colleague has undone it."],
  later_step_first: ["A later step was done since. Undo that one first."],
  refund_after_step: ["A credit was made since, so this cannot be undone."],
  credit_of_paid_order: ["The order was paid before this credit, so the credit may have been paid out. It cannot be undone."],
  pieces_arrived: ["Stock has come in for these pieces, so they no longer wait."],
  replacement_in_use: ["The replacement was credited or complained about, so it stays on the order."],
  paid_before_order: ["The day of the payment is before the day of the order. Enter the day on which the money was received or paid back."],
  paid_in_future: ["The day of the payment is in the future. Enter the day on which the money was received or paid back."],
  nothing_to_pay_back: ["There is nothing to pay back, or a colleague has recorded it."],
  paid_back_alone: ["Record that money was paid back without another change of the order."],
  paid_amount_alone: ["Record the amount of a payment without another change of the order."],
  paid_too_much: ["That is more than is still to be paid: ",["left"],". Nothing was recorded."],
  order_closed: ["This order is cancelled or completed, so its lines cannot change."],
  all_waiting: ["Of ",["name"]," ",["left","plural",{"0":["no piece is left that does not wait for stock"],"one":["only ","#"," piece is left that does not wait for stock"],"other":["only ","#"," pieces are left that do not wait for stock"]}],"."],
  article_not_found: ["No article has the SKU ",["sku"],". Check the SKU."],
  replacement_not_possible: [["reason","select",{"not_deliverable":["This article cannot be delivered to the country of the order."],"no_tax":["This order is too old: its tax was not stored by rate. Place a new order instead."],"paid":["This order is paid, so its total cannot change. Refund the missing pieces and place a new order instead."],"same":["This is the article that is to be replaced."],"other":["This article is not for sale."]}]],
  replacement_price_changed: ["The price of the article has changed: it is now ",["price"]," a piece. Check the new price and try again."],
  replacement_short: [["left","plural",{"0":["Nothing of this article is in stock."],"one":["Only ","#"," piece of this article is in stock."],"other":["Only ","#"," pieces of this article are in stock."]}]],
  note_not_found: ["This note was already deleted."],
  not_your_note: ["Only the author of a note can delete it."],
  parcel_delivered: ["This parcel is already marked as delivered."],
  shipment_not_found: ["This parcel no longer exists."],
  not_charged: ["Nothing was charged for this order, so nothing can be credited."],
  nothing_to_refund: ["The credit is zero. Choose other pieces or an amount."],
  refund_too_high: ["That is more than can be credited: ",["left"]," in all. Nothing was credited."],
  too_many_to_refund: ["Of ",["name"]," ",["left","plural",{"0":["no piece can be credited"],"one":["only ","#"," piece can be credited"],"other":["only ","#"," pieces can be credited"]}],"."],
  activity_not_found: ["This entry does not exist."],
  not_reversible: ["This change cannot be put back."],
  changed_since: ["This has changed since. Nothing was put back."],
  product_changed: ["A colleague has changed this product. The differences are shown above; save again to apply yours."],
  stock_changed: [["sku"]," now has ",["now","plural",{"one":["#"," piece"],"other":["#"," pieces"]}],", not ",["seen","number"],": stock was sold or counted. Nothing was saved. Press Enter to save what you typed anyway, or Escape to keep ",["now","number"],"."],
  stock_too_low: [["sku"]," has ",["free","plural",{"0":["no free pieces"],"one":["only ","#"," free piece"],"other":["only ","#"," free pieces"]}],["reserved","plural",{"0":[],"one":["; ","#"," more belongs to an order"],"other":["; ","#"," more belong to orders"]}],". Nothing was changed."],
  price_changed: ["The price of ",["sku"]," is now ",["now"],", not ",["seen"],": a colleague or a scheduled price has changed it. Nothing was saved. Press Enter to save your price anyway, or Escape to keep ",["now"],"."],
  price_jump: ["This changes the price of ",["sku"]," by more than 20%, from ",["before"]," to ",["after"],". Nothing was saved. Press Enter to save it anyway, or Escape to keep ",["before"],"."],
  price_jumps: [["count","plural",{"one":["#"," price changes"],"other":["#"," prices change"]}]," by more than 20%. Nothing was changed. Confirm it first."],
  webhook_disabled: ["Nothing is sent to this address while it is switched off. Switch it on first."],
  too_many_webhooks: ["A shop has at most ",["most","number"]," webhooks. Remove one first."],
  import_outdated: ["The shop’s country or VAT rates have changed since this check. The file is checked again: look at the result before you apply it."],
  import_changed: ["Someone has changed the column mapping. This is the current state."],
  import_not_asking: ["This file lacks no values, or is already being checked or applied. This is the current state."],
  import_not_matching: ["This file is already being checked or applied. This is the current state."],
  import_not_applied: ["This import is not being applied. This is the current state."],
  import_in_progress: ["This import is still being applied. Stop it first, or wait until it is done."],
  import_not_checked: ["This file has already been applied, or is not checked yet."],
  bulk_change_not_found: ["This change is no longer available. Please start it again."],
  bulk_change_undone: ["This change has been undone. Please start it again."],
  already_archived: ["This product is already archived."],
  not_archived: ["This product is no longer archived."],
  company_changed: ["This company has been changed. The differences are shown on the page; save again to apply yours."],
  already_blocked: ["A colleague has already blocked it."],
  email_taken: ["An account with this e-mail already exists."],
  company_blocked: ["This company has been blocked. Unblock it first."],
  not_blocked: ["A colleague has already unblocked it."],
  application_answered: ["The applicant has just answered. Read the new answers before you decide."],
  already_asked: ["A colleague has already asked this applicant. Their question is on the page."],
  already_answered: [["name","select",{"none":["Someone"],"other":[["name"]]}]," has already answered, so nothing was sent. Their answer is above; send yours again if it is still needed."],
  already_closed: [["name","select",{"none":["Someone"],"other":[["name"]]}]," has already closed it, so nothing was sent."],
  customer_erased: ["The personal data of this customer was erased."],
  already_sent: ["It has already been sent."],
  promotion_changed: ["A colleague has changed this promo code. The differences are shown above; save again to apply yours."],
  legal_draft_changed: ["A colleague has changed or published this text. The differences are shown on the page; save again to apply yours."],
  legal_text_unchanged: ["The published text is the same, so there is no new version."],
  legal_version_not_found: ["This version does not exist."],
  content_draft_changed: ["A colleague has changed or published this page. What you typed is kept."],
  content_unchanged: ["The published page is the same, so there is no new version."],
  content_version_not_found: ["This version does not exist."],
  settings_changed: ["These settings were changed in another window or by a colleague. The differences are shown on the page; save again to apply yours."],
  not_ready_to_open: ["The shop cannot open yet.",["profile","select",{"missing":[" Name the shop."],"other":[]}],["products","select",{"missing":[" Publish a product."],"other":[]}],["delivery","select",{"missing":[" Add a delivery option."],"other":[]}],["legal","select",{"missing":[" Publish terms and privacy."],"other":[]}]],
  sample_data_not_offered: ["The sample data is already loaded, or the shop is open or has an order."],
  link_not_allowed: ["Not saved: a link leads to a site that is not allowed."],
  not_a_picture: ["The file is not a JPEG, PNG or WebP picture."],
  flash_sale_changed: ["A colleague has changed this flash sale. The differences are shown on the page; save again to apply yours."],
  code_taken: ["The promo code ",["code"]," already exists."],
  flash_sale_ended: ["This flash sale has already ended."],
  flash_sale_begun: ["This flash sale has started. Reload the page to end it."],
  flash_sale_not_begun: ["This flash sale has not started. Reload the page to remove it."],
  company_exists: [["company_name"]," has this organisation number already. This person can join it."],
  application_incomplete: ["The application is incomplete. Fill in what is missing."],
  application_erased: ["The applicant was erased."],
  license_not_found: ["This application has no licence."],
  company_not_found: ["Company not found"],
  customer_not_found: ["Customer not found"],
  already_erased: ["The personal data of this customer was erased already."],
  cannot_sign_in: ["This customer is blocked, erased or not approved, and cannot sign in."],
  invalid_terms: ["Terms of payment are 0 to ",["most","number"]," days."],
  vat_id_needed: ["This company has no VAT number. Enter one."],
  nothing_to_change: ["Nothing to change was given."],
  variant_without_sku: ["No variant of this product has a SKU. Give it one by an import."],
  category_changed: ["A colleague has changed or moved this category. The page shows it as it is now; repeat your change if you still want it."],
  category_name_taken: ["A category with this name already exists."],
  category_handle_taken: ["Another category has this handle."],
  category_below_itself: ["A category cannot be below itself."],
  category_too_deep: ["Categories can have at most ",["levels","number"]," levels."],
  category_has_products: [["count","plural",{"one":["One product is"],"other":["#"," products are"]}]," in this category, including unpublished ones. Move them to another category first."],
  category_has_subcategories: [["count","plural",{"one":["One category is"],"other":["#"," categories are"]}]," below this one. Move or delete them first."],
  synonyms_not_found: ["There are no synonyms ",["id"],"."],
  import_not_found: ["Import not found"],
  import_picture_not_found: ["This picture is not missing any more: it was left out, or a later file names other pictures."],
  no_failed_rows: ["No row of this import failed."],
  file_gone: ["The stored file is missing. Import it again."],
  store_stopping: ["The store stops. The import goes on when it starts again."],
  transition_not_allowed: ["The order cannot be changed in this way."],
  refunds_missing: ["The order becomes refunded once all of it was credited, and ",["left"]," were not. Credit them instead."],
  refunds_given: ["A part of the order was credited, so its payment cannot change in this way."],
  invalid_shipment: ["Carrier and tracking address belong to goods that are shipped."],
  invalid_tracking_url: ["A tracking address must begin with https://."],
  complaint_not_found: ["There is no such complaint."],
  picture_not_found: ["This complaint has no such picture."],
  message_not_found: ["Message not found"],
  review_not_found: ["Review not found"],
  promotion_not_found: ["Promo code not found"],
  flash_sale_not_found: ["Flash sale not found"],
  banner_not_found: ["No banner data found"],
  operator_not_found: ["There is no such operator."],
  operator_exists: ["An operator has this e-mail already."],
  operator_disabled: ["This operator is disabled. Enable them first."],
  own_account: ["You cannot change your own role. Ask another owner."],
  last_owner: ["The shop needs an owner. Make another person an owner first."],
  operator_changed: ["A colleague has changed this operator in the meantime. The page shows them as they are now; repeat your change if you still want it."],
  identity_not_confirmed: ["The password or the code is wrong. Your recovery codes are unchanged."],
  invite_not_found: ["There is no such invitation."],
  integrations_undecided: ["API keys and webhooks of this operator are active. Choose which to keep; all others end."],
  api_key_not_found: ["There is no such key."],
  webhook_not_found: ["There is no such webhook."],
  delivery_not_found: ["There is no such message."],
  mail_not_found: ["There is no such e-mail."],
  no_mail_server: ["No mail server is set up, so nothing is sent. Whoever runs the server sets its address in SMTP_URL."],
  mail_refused: ["The mail server did not take the e-mail. It answered: ",["reason"]],
  table_too_large: ["The file is larger than ",["megabytes"]," MB. Split it: each part needs the row of headings."],
  file_empty: ["The file is empty."],
  too_many_rows: ["The file has more than ",["limit","number"]," rows. Split it: each part needs the row of headings."],
  too_many_columns: ["The file has ",["count","number"]," columns; there may be up to ",["limit","number"],". Check what separates the cells, or remove columns that nothing here needs."],
  too_many_cells: ["Row ",["row","number"]," has ",["count","number"]," cells; there may be up to ",["limit","number"],". Check what separates the cells, or remove columns that nothing here needs."],
  heading_too_long: ["Cell ",["column","number"]," of row 1 has ",["count","number"]," characters; there may be up to ",["limit","number"],". The first row names the columns: check that it is there."],
  cell_too_long: ["Cell ",["column","number"]," of row ",["row","number"]," has ",["count","number"]," characters; there may be up to ",["limit","number"],". Check whether a quotation mark is missing there, or shorten the text."],
  csv_invalid_characters: ["This file cannot be read as CSV: it contains invalid characters."],
  csv_unreadable: ["This file cannot be read as CSV: ",["detail"],"."],
  sheet_unreadable: ["The spreadsheet cannot be read: ",["detail"],"."],
  sheet_of_old_kind: ["This is a spreadsheet with a password, or of the kind before 2007. Save it as XLSX or CSV without a password."],
  sheet_too_large: ["The spreadsheet has more than ",["megabytes"]," MB of text in its cells. Split it: each part needs the row of headings."],
  not_a_sheet: ["This is an archive, but no spreadsheet (XLSX)."],
  file_too_heavy: ["This file takes too much memory to read. Split the file into smaller ones with the same headings, and look for unusually long texts in it."],
  file_too_slow: ["This file takes too long to read. Split the file into smaller ones with the same headings, and look for unusually long texts in it."],
  import_cut_off: ["The shop ended ",["times","number"]," times while importing this file and stopped trying. Imported rows stay. Split the file into smaller ones with the same headings, and look for unusually long texts in it."],
  import_ended: ["This import was ended. Imported rows stay; the rest of the file was not imported."],
  import_failed: ["Something went wrong in the shop. Send the file in again."],
  archive_unreadable: ["The archive cannot be read: ",["detail"],"."],
  archive_with_folders: ["The archive has folders in it, such as that of ",["file"],". Put the files themselves into it."],
  archive_with_password: ["The archive has a password. Make one without."],
  archive_too_large: ["The archive is larger than ",["megabytes","number"]," MB when unpacked. Split it, or remove files that are not needed."],
  archived_twice: ["The archive has ",["file"]," twice."],
  archived_file_unreadable: ["The archive has ",["file"]," in a form that cannot be unpacked."],
  archived_file_too_large: ["The file ",["file"]," in the archive is ",["megabytes","number"]," MB when unpacked; the limit is ",["limit","number"]," MB. Split it, or remove it."],
  too_many_archived_files: ["The archive has more than ",["limit","number"]," files."],
  not_archived_file: ["There is no ",["file"]," in the archive."],
  column_misplaced: ["The column “",["column"],"” cannot go there."],
  columns_changed: ["The file has ",["count","plural",{"one":["#"," column"],"other":["#"," columns"]}],"."],
  column_twice: ["Two columns go to “",["target"],"”. Leave one of them out."],
  duplicate_column: ["The column “",["column"],"” occurs twice. Remove one of them."],
  missing_column: ["There is no column “",["column"],"”. The first row must have the column names."],
  too_many_tiers: ["The file has more than ",["most","number"]," quantities and dates. Split it."],
  unknown_column: ["The column “",["column"],"” has no place here: there are ",["columns"],"."],
})
