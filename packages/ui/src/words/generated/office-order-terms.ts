// Written by compile.ts from office-order-terms.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-order-terms", and what each of them needs. */
export interface OfficeOrderTermsWords {
  title: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  changed: NoValues
  section: NoValues
  'section.hint': NoValues
  'field.minimum': NoValues
  'field.minimum.hint': NoValues
  'field.paymentDays': NoValues
  'field.paymentDays.hint': NoValues
  'paymentDays.approved': NoValues
  'paymentDays.companies': NoValues
  'field.points': NoValues
  'points.choice': NoValues
  'field.lowStock': NoValues
  'field.lowStock.hint': NoValues
  stock: NoValues
  money: NoValues
  'money.currency': { name: string; code: string }
  'money.invoices': NoValues
  'points.on': NoValues
  'points.off': NoValues
}

/** The English texts of the area "office-order-terms". */
export const officeOrderTermsWords = /* @__PURE__ */ defineWords<OfficeOrderTermsWords>('office-order-terms', {
  title: ["Orders"],
  loading: ["Loading the conditions of orders..."],
  failed: ["The conditions of orders could not be loaded"],
  readOnly: ["Your role can view the conditions of orders, but not change them."],
  changed: ["Changed by a colleague or in another window since you began"],
  section: ["Conditions of orders"],
  'section.hint': ["A change of the minimum holds for open carts at once. Placed orders keep their conditions."],
  'field.minimum': ["Order minimum"],
  'field.minimum.hint': ["Net value of goods in the shop’s currency. Leave empty for none."],
  'field.paymentDays': ["Payment days"],
  'field.paymentDays.hint': ["Days from the order until its invoice is due, for companies that you approve from now on; 0 if it is due on the day of the order. The days do not count from your invoice. Visitors read it on your pages."],
  'paymentDays.approved': ["Approved companies keep theirs, and their carts too. You change them on the page of each company:"],
  'paymentDays.companies': ["All companies"],
  'field.points': ["Loyalty points"],
  'points.choice': ["Loyalty points: customers see one for every 10 in the shop’s currency on their profile."],
  'field.lowStock': ["Low stock below"],
  'field.lowStock.hint': ["Pieces. Buyers then see how many are left, and you are told. An article can have its own number."],
  stock: ["Stock"],
  money: ["Currency and invoices"],
  'money.currency': ["All prices and orders are in ",["name"]," (",["code"],")."],
  'money.invoices': ["The shop does not write invoices: you write them yourself. The page of each order has the amounts, VAT and addresses for it."],
  'points.on': ["Shown"],
  'points.off': ["Not shown"],
})
