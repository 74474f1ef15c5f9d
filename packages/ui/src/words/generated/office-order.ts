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
  'undo.paid': NoValues
  'undo.paid_back': NoValues
  'undo.closed': NoValues
  'undo.backordered': NoValues
  'undo.replaced': NoValues
  pack: NoValues
  complete: NoValues
  correct: NoValues
  missing: NoValues
  'missing.of': { name: string }
  'goods.shipped': { shipped: string; pieces: string }
  'goods.none': { pieces: string }
  paid: { day: string }
  due: { payment: string; day: string }
  overdue: { payment: string; day: string }
  payments: NoValues
  'payment.received': { amount: string }
  'payment.reversed': { amount: string }
  'payment.paidBack': { amount: string }
  'payment.paidBackOn': { day: string }
  'payment.on': { day: string }
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
  'line.sentPieces': { shipped: number }
  'line.replaces': { name: string }
  'order.placedBy': NoValues
  'order.title': { number: string }
  'order.loading': NoValues
  'order.failed': NoValues
  'order.pickList': NoValues
  'order.pickWaits': NoValues
  'order.ship': NoValues
  'order.linesCaption': NoValues
  'order.product': NoValues
  'order.unit': NoValues
  'order.ordered': NoValues
  'order.shipped': NoValues
  'order.toShip': NoValues
  'order.all': NoValues
  'order.sum': NoValues
  'order.parcels': NoValues
  'order.noParcels': NoValues
  'order.delivery': NoValues
  'order.deliverTo': NoValues
  'order.phone': NoValues
  'order.billedTo': NoValues
  'order.reference': NoValues
  'order.note': NoValues
  'order.total.goods': NoValues
  'order.total.discount': NoValues
  'order.total.shipping': NoValues
  'order.total.vat': { percent: string; net: string }
  'order.total.vatAll': NoValues
  'order.total.total': NoValues
  'order.total.credited': NoValues
  'order.total.remaining': NoValues
  'order.total.paid': NoValues
  'order.total.due': NoValues
  'order.total.toPayBack': NoValues
  'order.refund': { paid: string }
  'order.credits': NoValues
  'order.credited': { amount: string }
  'credited.transfer': { amount: string }
  'credited.unpaid': { amount: string; due: string }
  'credited.close': NoValues
  payBack: { amount: string }
  'payBack.text': NoValues
  'payBack.do': NoValues
  'order.creditReversed': { amount: string }
  'order.creditedPieces': { pieces: number }
  'order.creditedAmount': NoValues
  'order.slip': NoValues
  'order.slipOf': { parcel: string }
  'order.counts': { lines: number; pieces: number }
  'order.closed': { count: number }
  'order.close': NoValues
  'order.handedOver': { time: string }
  'order.delivered': { time: string }
  'order.markHandedOver': NoValues
  'order.markDelivered': NoValues
  'order.marksText': NoValues
  'order.due': NoValues
  'order.promised': NoValues
  'order.parcel': { number: number }
  'order.pay': NoValues
  'order.invoice': NoValues
  'order.paying': NoValues
  'order.allCredited': NoValues
  'order.canceledUnpaid': NoValues
  'order.cancel': NoValues
  'order.print': NoValues
  'order.hours': NoValues
  'order.leaves': { day: string }
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
  'undo.paid': ["Undo payment"],
  'undo.paid_back': ["Undo repayment"],
  'undo.closed': ["Undo closing of pieces..."],
  'undo.backordered': ["Undo waiting for stock..."],
  'undo.replaced': ["Undo replacement..."],
  pack: ["Mark as packed"],
  complete: ["Complete order"],
  correct: ["Fix carrier or link..."],
  missing: ["Missing..."],
  'missing.of': ["Pieces of ",["name"]," are missing"],
  'goods.shipped': [["shipped"]," of ",["pieces"]," shipped"],
  'goods.none': [["pieces"]," to ship"],
  paid: ["Paid on ",["day"]],
  due: [["payment"],", due ",["day"]],
  overdue: [["payment"],", overdue since ",["day"]],
  payments: ["Payments"],
  'payment.received': [["amount"]," received"],
  'payment.reversed': [["amount"],", reversal"],
  'payment.paidBack': [["amount"]," paid back"],
  'payment.paidBackOn': ["Paid back on ",["day"]],
  'payment.on': ["Paid on ",["day"]],
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
  'line.sentPieces': [["shipped","number"]," sent"],
  'line.replaces': ["Replaces ",["name"]],
  'order.placedBy': ["Placed by"],
  'order.title': ["Order ",["number"]],
  'order.loading': ["Loading the order..."],
  'order.failed': ["The order could not be loaded"],
  'order.pickList': ["Pick list"],
  'order.pickWaits': ["All pieces wait for stock."],
  'order.ship': ["Ship..."],
  'order.linesCaption': ["Lines of the order"],
  'order.product': ["Product"],
  'order.unit': ["Unit"],
  'order.ordered': ["Ordered"],
  'order.shipped': ["Shipped"],
  'order.toShip': ["To ship"],
  'order.all': ["all"],
  'order.sum': ["Sum"],
  'order.parcels': ["Parcels"],
  'order.noParcels': ["Nothing has been shipped yet."],
  'order.delivery': ["Delivery"],
  'order.deliverTo': ["To"],
  'order.phone': ["Phone"],
  'order.billedTo': ["Billed to"],
  'order.reference': ["Reference"],
  'order.note': ["Note"],
  'order.total.goods': ["Goods, net"],
  'order.total.discount': ["Discount"],
  'order.total.shipping': ["Shipping"],
  'order.total.vat': ["VAT ",["percent"],"% on ",["net"]],
  'order.total.vatAll': ["VAT"],
  'order.total.total': ["Total"],
  'order.total.credited': ["Credited"],
  'order.total.remaining': ["After credits"],
  'order.total.paid': ["Paid"],
  'order.total.due': ["Amount due"],
  'order.total.toPayBack': ["To pay back"],
  'order.refund': [["paid","select",{"yes":["Refund..."],"other":["Credit..."]}]],
  'order.credits': ["Credits"],
  'order.credited': [["amount"]," credited"],
  'credited.transfer': [["amount"]," credited. Left to do: transfer ",["amount"]," to the buyer."],
  'credited.unpaid': [["amount"]," credited. Amount due: ",["due"],". Nothing is left to do."],
  'credited.close': ["Close"],
  payBack: ["To pay back: ",["amount"]],
  'payBack.text': ["The buyer has paid more than is charged after credits. The shop does not send money: transfer the amount, then record it here."],
  'payBack.do': ["Mark as paid back..."],
  'order.creditReversed': [["amount"],", credit taken back"],
  'order.creditedPieces': [["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'order.creditedAmount': ["An amount"],
  'order.slip': ["Packing slip"],
  'order.slipOf': ["Packing slip of ",["parcel"]],
  'order.counts': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'order.closed': [["count","number"]," closed"],
  'order.close': ["Close rest..."],
  'order.handedOver': ["Handed over ",["time"]],
  'order.delivered': ["Delivered ",["time"]],
  'order.markHandedOver': ["Mark as handed over"],
  'order.markDelivered': ["Mark as delivered"],
  'order.marksText': ["Handed over: the carrier has it. Delivered: the buyer has it."],
  'order.due': ["Due"],
  'order.promised': ["Promised"],
  'order.parcel': ["Parcel ",["number","number"]],
  'order.pay': ["Mark as paid..."],
  'order.invoice': ["You write the invoice yourself: this page has the amounts, VAT and addresses for it. Mark the order as paid when the money has come."],
  'order.paying': ["Saving..."],
  'order.allCredited': ["This order is credited in full, so nothing is due."],
  'order.canceledUnpaid': ["This order is cancelled, so nothing is due."],
  'order.cancel': ["Cancel order..."],
  'order.print': ["Print"],
  'order.hours': ["Receiving hours"],
  'order.leaves': ["Leaves ",["day"]],
})
