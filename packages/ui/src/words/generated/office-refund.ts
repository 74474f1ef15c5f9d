// Written by compile.ts from office-refund.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-refund", and what each of them needs. */
export interface OfficeRefundWords {
  'refund.title': { number: string }
  'refund.about': { left: string }
  'refund.what': NoValues
  'refund.lines': NoValues
  'refund.amount': NoValues
  'refund.shippedAt': { shipped: number; price: string }
  'refund.leftOf': { left: number }
  'refund.pieces': { name: string }
  'refund.fewer': { name: string }
  'refund.more': { name: string }
  'refund.wrong': { left: number }
  'refund.amountLabel': NoValues
  'refund.amountHint': { left: string }
  'refund.unreadable': NoValues
  'refund.tooHigh': { left: string }
  'refund.tooHighLines': { left: string }
  'refund.reason': NoValues
  'refund.reasonHint': NoValues
  'refund.sums': NoValues
  'refund.net': NoValues
  'refund.vat': { percent: string }
  'refund.total': NoValues
  'refund.mailed': { name: string }
  'refund.cancel': NoValues
  'refund.send': { amount: string }
  'refund.sending': NoValues
}

/** The English texts of the area "office-refund". */
export const officeRefundWords = /* @__PURE__ */ defineWords<OfficeRefundWords>('office-refund', {
  'refund.title': ["Refund order ",["number"]],
  'refund.about': ["Pieces that have left or were closed can be refunded, or an amount. VAT is split by the rates of the order. Up to ",["left"]," is left."],
  'refund.what': ["What is given back"],
  'refund.lines': ["Pieces"],
  'refund.amount': ["An amount"],
  'refund.shippedAt': [["shipped","number"]," shipped at ",["price"]],
  'refund.leftOf': [["left","number"]," can be refunded"],
  'refund.pieces': ["Refunded pieces of ",["name"]],
  'refund.fewer': ["Refund fewer pieces of ",["name"]],
  'refund.more': ["Refund more pieces of ",["name"]],
  'refund.wrong': ["From 0 to ",["left","number"]],
  'refund.amountLabel': ["Amount with VAT"],
  'refund.amountHint': ["At most ",["left"]],
  'refund.unreadable': ["Write an amount with at most two decimals, as 12.50."],
  'refund.tooHigh': ["That is more than is left of what was charged: ",["left"]," in all."],
  'refund.tooHighLines': ["These pieces come to more than is left at their rate of VAT. Refund an amount instead, at most ",["left"],"."],
  'refund.reason': ["What the buyer reads"],
  'refund.reasonHint': ["Stands in the e-mail, such as what was broken."],
  'refund.sums': ["What it comes to"],
  'refund.net': ["Net"],
  'refund.vat': ["VAT ",["percent"],"%"],
  'refund.total': ["Refund"],
  'refund.mailed': ["Goes to ",["name"]," by e-mail"],
  'refund.cancel': ["Cancel"],
  'refund.send': ["Refund ",["amount"]],
  'refund.sending': ["Refunding..."],
})
