// Written by compile.ts from bulk-upload.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "bulk-upload", and what each of them needs. */
export interface BulkUploadWords {
  title: NoValues
  way: NoValues
  'way.positions': NoValues
  'way.lines': NoValues
  'way.table': NoValues
  'positions.label': NoValues
  'positions.hint': { count: number }
  'positions.fill': NoValues
  'lines.label': NoValues
  'lines.example': NoValues
  'lines.hint': { most: number }
  'fault.count_mismatch': { expected: string }
  'fault.empty': NoValues
  'fault.no_quantity': { rows: number }
  'fault.too_many_rows': { most: number; given: number }
  check: NoValues
  checking: NoValues
  apply: { count: number }
  applying: NoValues
  back: NoValues
  cancel: NoValues
  close: NoValues
  unsaved: NoValues
  success: NoValues
  failed: NoValues
  unchangedCart: NoValues
  preview: NoValues
  partly: { applied: number; rows: number }
  duplicates: { count: number }
  'duplicates.articles': NoValues
  'duplicates.row': { place: number; quantity: string }
  'duplicates.sums': { sum: string; last: string }
  'duplicates.question': NoValues
  'duplicates.add_up': NoValues
  'duplicates.take_last': NoValues
  'duplicates.leave_out': NoValues
  'duplicates.choose': NoValues
  continue: NoValues
  'report.changed': NoValues
  'report.unchanged': NoValues
  'report.skipped': NoValues
  'row.undeliverable': { country: string }
  'row.place': { place: number }
  'row.unknown': NoValues
  'row.change': { before: string; quantity: string }
  'row.added': { quantity: string }
  'row.new': NoValues
  'row.stays': { quantity: string }
  'row.also': { place: number; also: string }
  'row.price': { each: string; total: string }
  'row.lost': { price: string; from: string }
  'row.next': { missing: string; price: string }
  'reason.not_a_number': { detail: string }
  'reason.ambiguous': { detail: string }
  'reason.no_quantity': NoValues
  'reason.below_one': { detail: string }
  'reason.above_most': { detail: string }
  'reason.no_sku': NoValues
  'reason.sku_too_long': NoValues
  'reason.unknown_sku': NoValues
  'reason.unknown_item': NoValues
  'reason.product_unavailable': NoValues
  'reason.cart_full': NoValues
  'reason.duplicate_row': NoValues
  'reason.superseded': NoValues
  'reason.left_out': NoValues
  'reason.other': NoValues
}

/** The English texts of the area "bulk-upload". */
export const bulkUploadWords = /* @__PURE__ */ defineWords<BulkUploadWords>('bulk-upload', {
  title: ["Bulk Upload Quantities"],
  way: ["How to enter quantities"],
  'way.positions': ["List"],
  'way.lines': ["SKU lines"],
  'way.table': ["File"],
  'positions.label': ["Quantities"],
  'positions.hint': [["count","plural",{"one":["One whole number, for the one line of the cart."],"other":["#"," whole numbers separated by commas, in the order of the cart."]}]],
  'positions.fill': ["Start from the cart’s quantities"],
  'lines.label': ["One SKU and quantity per line"],
  'lines.example': ["SAL-0120 60"],
  'lines.hint': ["Each line has a SKU or GTIN and a quantity, separated by a comma, semicolon, tab or space; up to ",["most","number"]," lines. Articles that are not in the cart are added."],
  'fault.count_mismatch': ["Please provide ",["expected"]," values (one for each item)."],
  'fault.empty': ["Please provide at least one quantity."],
  'fault.no_quantity': [["rows","plural",{"one":["The only row has no quantity."],"other":["None of the ","#"," rows has a quantity."]}]," Fill in at least one."],
  'fault.too_many_rows': ["Please provide at most ",["most","number"]," rows. There are ",["given","number"],"."],
  check: ["Check quantities"],
  checking: ["Checking..."],
  apply: [["count","plural",{"one":["Apply ","#"," change"],"other":["Apply ","#"," changes"]}]],
  applying: ["Applying..."],
  back: ["Back"],
  cancel: ["Cancel"],
  close: ["Done"],
  unsaved: ["These quantities have not been applied."],
  success: ["Bulk update successful!"],
  failed: ["Bulk update failed."],
  unchangedCart: ["Nothing in the cart has changed."],
  preview: ["Nothing has changed yet. This is a preview."],
  partly: [["applied","number"]," of ",["rows","number"]," rows are in the cart. The others are named below, with the reason."],
  duplicates: [["count","plural",{"one":["One article is named more than once."],"other":["#"," articles are named more than once."]}]," Choose which quantity should apply."],
  'duplicates.articles': ["Named more than once"],
  'duplicates.row': ["Row ",["place","number"],": ",["quantity"]],
  'duplicates.sums': ["Added up ",["sum"],", last row ",["last"]],
  'duplicates.question': ["Which quantity should apply?"],
  'duplicates.add_up': ["All rows, added up"],
  'duplicates.take_last': ["The last row"],
  'duplicates.leave_out': ["None: leave these articles out"],
  'duplicates.choose': ["Choose which quantity should apply."],
  continue: ["Continue"],
  'report.changed': ["Changed"],
  'report.unchanged': ["Unchanged"],
  'report.skipped': ["Skipped"],
  'row.undeliverable': ["Cannot be delivered to ",["country"],". It can be ordered for another delivery address."],
  'row.place': ["Row ",["place","number"]],
  'row.unknown': ["Unknown article"],
  'row.change': ["from ",["before"]," to ",["quantity"]],
  'row.added': [["quantity"],", new in the cart"],
  'row.new': ["new"],
  'row.stays': ["stays at ",["quantity"]],
  'row.also': ["Rows ",["place","number"],", ",["also"]," added up"],
  'row.price': [["each"]," each, ",["total"]],
  'row.lost': ["No longer gets ",["price"]," from ",["from"]," pieces"],
  'row.next': [["missing"]," more: ",["price"]," each"],
  'reason.not_a_number': ["“",["detail"],"” is not a whole number"],
  'reason.ambiguous': ["“",["detail"],"” can be read in two ways. Write it without a separator, such as 1000."],
  'reason.no_quantity': ["No quantity given"],
  'reason.below_one': [["detail"]," is less than 1"],
  'reason.above_most': [["detail"]," is above the limit of a line"],
  'reason.no_sku': ["No SKU given"],
  'reason.sku_too_long': ["The SKU is too long"],
  'reason.unknown_sku': ["No article has this SKU or GTIN"],
  'reason.unknown_item': ["No longer in the cart"],
  'reason.product_unavailable': ["No longer for sale"],
  'reason.cart_full': ["The cart is full"],
  'reason.duplicate_row': ["An earlier row names the same article"],
  'reason.superseded': ["Replaced by a later row for the same article"],
  'reason.left_out': ["Left out: the article is named more than once"],
  'reason.other': ["Cannot be applied"],
})
