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
  'refund.about': ["Refund shipped or closed pieces, or an amount. VAT is split by the rates of the order. Up to ",["left"]," can be refunded."],
  'refund.what': ["What to refund"],
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
  'refund.unreadable': ["Enter an amount with at most two decimals, such as 12.50."],
  'refund.tooHigh': ["That is more than can be refunded: ",["left"]," in all."],
  'refund.tooHighLines': ["These pieces exceed what can be refunded at their VAT rate. Refund an amount instead, at most ",["left"],"."],
  'refund.reason': ["Message to the buyer"],
  'refund.reasonHint': ["Included in the e-mail, for example what was broken."],
  'refund.sums': ["Sum"],
  'refund.net': ["Net"],
  'refund.vat': ["VAT ",["percent"],"%"],
  'refund.total': ["Refund"],
  'refund.mailed': [["name"]," is notified by e-mail"],
  'refund.cancel': ["Cancel"],
  'refund.send': ["Refund ",["amount"]],
  'refund.sending': ["Refunding..."],
})
