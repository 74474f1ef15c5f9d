// Written by compile.ts from office-refund.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-refund", and what each of them needs. */
export interface OfficeRefundWords {
  'refund.title': { paid: string; number: string }
  'refund.about': { left: string; paid: string }
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
  'refund.reasonHint': NoValues
  'refund.sums': NoValues
  'refund.net': NoValues
  'refund.vat': { percent: string }
  'refund.total': NoValues
  'refund.nothing': NoValues
  'refund.wrongAmount': NoValues
  'refund.send': { paid: string; amount: string }
  'refund.sending': NoValues
}

/** The English texts of the area "office-refund". */
export const officeRefundWords = /* @__PURE__ */ defineWords<OfficeRefundWords>('office-refund', {
  'refund.title': [["paid","select",{"yes":["Refund"],"other":["Credit"]}]," order ",["number"]],
  'refund.about': ["Credit shipped or closed pieces, or an amount: up to ",["left"],". VAT is credited in proportion, so it can differ by a cent. ",["paid","select",{"yes":["The order is paid: transfer the money back to the buyer."],"other":["The order is unpaid: the amount due becomes lower."]}]," A credit cannot be undone."],
  'refund.what': ["What to credit"],
  'refund.lines': ["Pieces"],
  'refund.amount': ["An amount"],
  'refund.shippedAt': [["shipped","number"]," shipped at ",["price"]],
  'refund.leftOf': [["left","number"]," can be credited"],
  'refund.pieces': ["Credited pieces of ",["name"]],
  'refund.fewer': ["Credit fewer pieces of ",["name"]],
  'refund.more': ["Credit more pieces of ",["name"]],
  'refund.wrong': ["From 0 to ",["left","number"]],
  'refund.amountLabel': ["Amount with VAT"],
  'refund.amountHint': ["At most ",["left"]],
  'refund.unreadable': ["Enter an amount with at most two decimals, such as 12.50."],
  'refund.tooHigh': ["That is more than can be credited: ",["left"]," in all."],
  'refund.tooHighLines': ["These pieces exceed what can be credited at their VAT rate. Credit an amount instead, at most ",["left"],"."],
  'refund.reasonHint': ["Included in the e-mail, for example what was broken."],
  'refund.sums': ["Sum"],
  'refund.net': ["Net"],
  'refund.vat': ["VAT ",["percent"],"%"],
  'refund.total': ["Credit"],
  'refund.nothing': ["Choose pieces or enter an amount."],
  'refund.wrongAmount': ["Correct what is marked above."],
  'refund.send': [["paid","select",{"yes":["Refund"],"other":["Credit"]}]," ",["amount"]],
  'refund.sending': ["Saving..."],
})
