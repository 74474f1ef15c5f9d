// Written by compile.ts from office-order-overlays.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-order-overlays", and what each of them needs. */
export interface OfficeOrderOverlaysWords {
  'undo.parcelTitle': NoValues
  'undo.parcelText': { buyer: string }
  'undo.paidTitle': NoValues
  'undo.paidText': NoValues
  'undo.paid_backTitle': NoValues
  'undo.paid_backText': NoValues
  'undo.paid_backDo': NoValues
  'undo.closedTitle': NoValues
  'undo.closedText': { buyer: string }
  'undo.closedDo': NoValues
  'undo.backorderedTitle': NoValues
  'undo.backorderedText': { buyer: string }
  'undo.backorderedDo': NoValues
  'undo.replacedTitle': NoValues
  'undo.replacedText': { buyer: string }
  'undo.replacedDo': NoValues
  'undo.doing': NoValues
  'correct.title': NoValues
  'correct.text': { buyer: string }
  'correct.carrier': NoValues
  'correct.tracking': NoValues
  'correct.trackingHint': NoValues
  'correct.send': NoValues
  'correct.sending': NoValues
  'correct.cancel': NoValues
  'pay.amount': NoValues
  'pay.amountHint': { amount: string }
  'pay.too_high': { amount: string }
  'pay.nothing': NoValues
  'pay.unreadable': NoValues
  'pay.do': NoValues
  'pay.part': NoValues
  'pay.on': NoValues
  'payBack.title': { amount: string }
  'payBack.text': { amount: string; company: string; number: string }
  'payBack.do': NoValues
  'payBack.on': NoValues
  'payBack.onHint': NoValues
  'pay.onHint': NoValues
  'pay.tooEarly': NoValues
  'pay.wrong': NoValues
  'pay.cancel': NoValues
  'ship.title': { number: string }
  'ship.what': NoValues
  'ship.all': NoValues
  'ship.part': NoValues
  'ship.leftOf': { left: number; ordered: number }
  'ship.pieces': { name: string }
  'ship.fewer': { name: string }
  'ship.more': { name: string }
  'ship.wrong': { left: number }
  'ship.short': { count: number }
  'ship.carrier': NoValues
  'ship.tracking': NoValues
  'ship.trackingHint': NoValues
  'ship.sum': { lines: number; pieces: number }
  'ship.open': { count: number }
  'ship.refunded': NoValues
  'ship.refundedLine': { title: string; pieces: number }
  'ship.refundedSend': NoValues
  'ship.confirm': NoValues
  'ship.send': { pieces: number }
  'ship.sending': NoValues
  'pay.title': { number: string }
  'pay.text': { company: string }
  'cancel.title': { number: string }
  'cancel.text': { buyer: string }
  'cancel.keep': NoValues
  'cancel.do': NoValues
  'cancel.doing': NoValues
  'ship.carrierHint': NoValues
  'ship.carrierNeeded': NoValues
  'ship.tracking.wrong': NoValues
  'undo.paidDo': NoValues
  'undo.parcelDo': NoValues
  'action.payment': NoValues
  'action.unknown': NoValues
  'action.set': { time: string; known: string; person: string }
  'action.do': NoValues
  'action.resolve': NoValues
}

/** The English texts of the area "office-order-overlays". */
export const officeOrderOverlaysWords = /* @__PURE__ */ defineWords<OfficeOrderOverlaysWords>('office-order-overlays', {
  'undo.parcelTitle': ["Undo this parcel?"],
  'undo.parcelText': ["Its pieces are to be shipped again. If ",["buyer"]," has already received the e-mail about it, another one corrects it."],
  'undo.paidTitle': ["Undo this payment?"],
  'undo.paidText': ["The ledger keeps the payment and gets its reversal. The amount is then due again."],
  'undo.paid_backTitle': ["Undo this repayment?"],
  'undo.paid_backText': ["The ledger keeps the repayment and gets its reversal. The amount is then to be paid back again."],
  'undo.paid_backDo': ["Undo repayment"],
  'undo.closedTitle': ["Undo the closing of pieces?"],
  'undo.closedText': ["The pieces are to be shipped again, and their credit is taken back. If ",["buyer"]," has already received the e-mail about it, another one corrects it."],
  'undo.closedDo': ["Undo closing"],
  'undo.backorderedTitle': ["Undo the waiting for stock?"],
  'undo.backorderedText': ["The pieces can be shipped now. If ",["buyer"]," has already received the e-mail about it, another one corrects it."],
  'undo.backorderedDo': ["Undo waiting"],
  'undo.replacedTitle': ["Undo the replacement?"],
  'undo.replacedText': ["The replacement is removed and returns to stock, the pieces are to be shipped as ordered, and their credit is taken back. If ",["buyer"]," has already received the e-mail about it, another one corrects it."],
  'undo.replacedDo': ["Undo replacement"],
  'undo.doing': ["Undoing..."],
  'correct.title': ["Correct the parcel"],
  'correct.text': ["If ",["buyer"]," has already received the e-mail about it, another one has the corrected details."],
  'correct.carrier': ["Carrier"],
  'correct.tracking': ["Tracking number or link"],
  'correct.trackingHint': ["Empty removes it."],
  'correct.send': ["Save"],
  'correct.sending': ["Saving..."],
  'correct.cancel': ["Cancel"],
  'pay.amount': ["Amount received, with VAT"],
  'pay.amountHint': ["At most ",["amount"],". With less, the order is part paid."],
  'pay.too_high': ["Enter at most ",["amount"],", which is still to be paid."],
  'pay.nothing': ["Enter an amount above zero."],
  'pay.unreadable': ["Enter an amount with at most two decimals, such as 12.50."],
  'pay.do': ["Mark as paid"],
  'pay.part': ["Record payment"],
  'pay.on': ["Received on"],
  'payBack.title': ["Mark ",["amount"]," as paid back?"],
  'payBack.text': [["amount"]," to ",["company"]," for order ",["number"]," is recorded in the ledger as paid back. It can be undone."],
  'payBack.do': ["Mark as paid back"],
  'payBack.on': ["Paid back on"],
  'payBack.onHint': ["The day on which the money was transferred, not later than today."],
  'pay.onHint': ["The day on which the money was received, not later than today."],
  'pay.tooEarly': ["Enter a day not before the order was placed."],
  'pay.wrong': ["Enter a day not later than today."],
  'pay.cancel': ["Cancel"],
  'ship.title': ["Ship order ",["number"]],
  'ship.what': ["What to ship"],
  'ship.all': ["Everything left"],
  'ship.part': ["Part"],
  'ship.leftOf': [["left","number"]," left of ",["ordered","number"]],
  'ship.pieces': ["Pieces of ",["name"]],
  'ship.fewer': ["Fewer pieces of ",["name"]],
  'ship.more': ["More pieces of ",["name"]],
  'ship.wrong': ["From 0 to ",["left","number"]],
  'ship.short': [["count","number"]," left to ship"],
  'ship.carrier': ["Carrier"],
  'ship.tracking': ["Tracking number or link"],
  'ship.trackingHint': ["The number from the label, or a link that starts with https://"],
  'ship.sum': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.open': [["count","plural",{"0":["Then nothing is left to ship"],"one":["#"," piece left to ship"],"other":["#"," pieces left to ship"]}]],
  'ship.refunded': ["These pieces have been credited:"],
  'ship.refundedLine': [["title"],": ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.refundedSend': ["Ship them although they were credited"],
  'ship.confirm': ["Confirm the credited pieces."],
  'ship.send': ["Ship ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'ship.sending': ["Shipping..."],
  'pay.title': ["Mark order ",["number"]," as paid?"],
  'pay.text': ["What ",["company"]," has paid is recorded in the ledger. Until a refund it can be undone."],
  'cancel.title': ["Cancel order ",["number"],"?"],
  'cancel.text': ["Its pieces go back into stock, and ",["buyer"]," sees it as cancelled. This cannot be undone."],
  'cancel.keep': ["Keep order"],
  'cancel.do': ["Cancel order"],
  'cancel.doing': ["Cancelling..."],
  'ship.carrierHint': ["Required. The buyer sees it."],
  'ship.carrierNeeded': ["Enter the carrier."],
  'ship.tracking.wrong': ["Enter a number of letters and digits, or a link that starts with https://."],
  'undo.paidDo': ["Undo payment"],
  'undo.parcelDo': ["Undo parcel"],
  'action.payment': ["This order requires action: its payment is awaited."],
  'action.unknown': ["This order requires action. No reason is stored; see the notes and the activity."],
  'action.set': ["Set ",["time"],["known","select",{"yes":[" by ",["person"]],"other":[]}],"."],
  'action.do': ["Settle it with the buyer, then mark it as resolved, or cancel the order if nothing is shipped. Shipping alone does not end this status. Marking it as resolved lets the order go on; nothing is sent to the buyer."],
  'action.resolve': ["Mark as resolved"],
})
