// Written by compile.ts from office-order.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-order", and what each of them needs. */
export interface OfficeOrderWords {
  'lifecycle.title': NoValues
  'lifecycle.placed': NoValues
  'lifecycle.packed': NoValues
  'lifecycle.shipped': NoValues
  'lifecycle.handedOver': NoValues
  'lifecycle.delivered': NoValues
  'lifecycle.completed': NoValues
  'lifecycle.part': { step: string; shipped: string; pieces: string }
  'lifecycle.partly': { step: string }
  'lifecycle.ahead': NoValues
  'lifecycle.done': NoValues
  'undo.packed': NoValues
  'undo.completed': NoValues
  'undo.parcel': NoValues
  'undo.handed_over': NoValues
  'undo.delivered': NoValues
  'undo.parcelTitle': NoValues
  'undo.parcelText': { buyer: string }
  'undo.paidTitle': NoValues
  'undo.paidText': NoValues
  'undo.paid': NoValues
  'undo.doing': NoValues
  pack: NoValues
  complete: NoValues
  correct: NoValues
  'correct.title': NoValues
  'correct.text': { buyer: string }
  'correct.carrier': NoValues
  'correct.tracking': NoValues
  'correct.trackingHint': NoValues
  'correct.send': NoValues
  'correct.sending': NoValues
  'correct.cancel': NoValues
  missing: NoValues
  'missing.of': { name: string }
  'missing.title': { name: string }
  'missing.pieces': NoValues
  'missing.fewer': NoValues
  'missing.more': NoValues
  'missing.left': { left: number }
  'missing.what': NoValues
  'missing.backorder': NoValues
  'missing.backorderHint': NoValues
  'missing.credit': NoValues
  'missing.creditHint': NoValues
  'missing.replace': NoValues
  'missing.replaceHint': NoValues
  'missing.from': NoValues
  'missing.fromHint': NoValues
  'missing.sku': NoValues
  'missing.price': NoValues
  'missing.pricing': NoValues
  'missing.quote': { unitPrice: string; sum: string }
  'missing.available': { available: number }
  'missing.reason': NoValues
  'missing.reasonHint': NoValues
  'missing.mailed': { buyer: string }
  'missing.send': NoValues
  'missing.sending': NoValues
  'missing.cancel': NoValues
  payments: NoValues
  'payment.received': { amount: string }
  'payment.reversed': { amount: string }
  'payment.on': { day: string }
  'pay.on': NoValues
  'pay.onHint': NoValues
  'pay.wrong': NoValues
  'pay.cancel': NoValues
  notes: NoValues
  'notes.about': NoValues
  'notes.none': NoValues
  'notes.text': NoValues
  'notes.write': NoValues
  'notes.writing': NoValues
  'notes.delete': NoValues
  'notes.deleteOf': { time: string }
  'line.pieces': { pieces: number; price: string; sum: string }
  'line.left': { left: number }
  'line.sent': NoValues
  'line.replaces': { name: string }
}

/** The English texts of the area "office-order". */
export const officeOrderWords = /* @__PURE__ */ defineWords<OfficeOrderWords>('office-order', {
  'lifecycle.title': ["Progress of the order"],
  'lifecycle.placed': ["Placed"],
  'lifecycle.packed': ["Packed"],
  'lifecycle.shipped': ["Shipped"],
  'lifecycle.handedOver': ["Handed over"],
  'lifecycle.delivered': ["Delivered"],
  'lifecycle.completed': ["Completed"],
  'lifecycle.part': [["step"],", ",["shipped"]," of ",["pieces"]],
  'lifecycle.partly': ["Partly ",["step","select",{"packed":["packed"],"other":["delivered"]}]],
  'lifecycle.ahead': ["to come"],
  'lifecycle.done': ["done"],
  'undo.packed': ["Undo packing"],
  'undo.completed': ["Reopen the order"],
  'undo.parcel': ["Undo parcel"],
  'undo.handed_over': ["Undo handover"],
  'undo.delivered': ["Undo delivery"],
  'undo.parcelTitle': ["Undo this parcel?"],
  'undo.parcelText': ["Its pieces are to be shipped again. If ",["buyer"]," has already received the e-mail about it, another one corrects it."],
  'undo.paidTitle': ["Undo this payment?"],
  'undo.paidText': ["The ledger keeps the payment and gets its reversal. The amount is then due again."],
  'undo.paid': ["Undo payment"],
  'undo.doing': ["Undoing..."],
  pack: ["Mark as packed"],
  complete: ["Complete order"],
  correct: ["Correct..."],
  'correct.title': ["Correct the parcel"],
  'correct.text': ["If ",["buyer"]," has already received the e-mail about it, another one has the corrected details."],
  'correct.carrier': ["Carrier"],
  'correct.tracking': ["Tracking link"],
  'correct.trackingHint': ["Empty removes it."],
  'correct.send': ["Save"],
  'correct.sending': ["Saving..."],
  'correct.cancel': ["Cancel"],
  missing: ["Missing..."],
  'missing.of': ["Pieces of ",["name"]," are missing"],
  'missing.title': ["Missing pieces of ",["name"]],
  'missing.pieces': ["Missing pieces"],
  'missing.fewer': ["Fewer missing pieces"],
  'missing.more': ["More missing pieces"],
  'missing.left': [["left","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," to ship"],
  'missing.what': ["What happens to them"],
  'missing.backorder': ["Keep open until they arrive"],
  'missing.backorderHint': ["They wait for stock and ship later."],
  'missing.credit': ["Close and credit"],
  'missing.creditHint': ["They are not shipped. Their price is credited."],
  'missing.replace': ["Replace by another article"],
  'missing.replaceHint': ["They are credited; the other article is charged at its current price."],
  'missing.from': ["Ships from"],
  'missing.fromHint': ["The buyer is told this day. Leave it empty if it is unknown."],
  'missing.sku': ["SKU of the other article"],
  'missing.price': ["Get price"],
  'missing.pricing': ["Getting the price..."],
  'missing.quote': [["unitPrice"]," each, ",["sum"]," in all, net"],
  'missing.available': [["available","plural",{"0":["Nothing in stock"],"other":[["available","number"]," in stock"]}]],
  'missing.reason': ["Message to the buyer"],
  'missing.reasonHint': ["Included in the e-mail, for example that the article is sold out."],
  'missing.mailed': [["buyer"]," is notified by e-mail."],
  'missing.send': ["Save"],
  'missing.sending': ["Saving..."],
  'missing.cancel': ["Cancel"],
  payments: ["Payments"],
  'payment.received': [["amount"]," received"],
  'payment.reversed': [["amount"],", reversal"],
  'payment.on': ["Paid on ",["day"]],
  'pay.on': ["Received on"],
  'pay.onHint': ["The day on which the money was received, not later than today."],
  'pay.wrong': ["Enter a day not later than today."],
  'pay.cancel': ["Cancel"],
  notes: ["Notes among colleagues"],
  'notes.about': ["Buyers never see them."],
  'notes.none': ["No notes yet."],
  'notes.text': ["Note"],
  'notes.write': ["Add note"],
  'notes.writing': ["Adding..."],
  'notes.delete': ["Delete"],
  'notes.deleteOf': ["Delete your note of ",["time"]],
  'line.pieces': [["pieces","number"]," × ",["price"]," = ",["sum"]],
  'line.left': [["left","number"]," to ship"],
  'line.sent': ["all sent"],
  'line.replaces': ["Replaces ",["name"]],
})
