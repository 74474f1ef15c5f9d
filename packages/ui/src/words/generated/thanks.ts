// Written by compile.ts from thanks.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "thanks", and what each of them needs. */
export interface ThanksWords {
  title: NoValues
  heading: NoValues
  orderNumber: NoValues
  openOrder: { number: string }
  unknown: NoValues
  expected: NoValues
  loading: NoValues
  'next.title': NoValues
  'next.confirmation': { email: string }
  'next.arrival': { late: string; place: string }
  'next.arrivalBy': { day: string }
  'next.invoice': { amount: string }
  again: NoValues
  history: NoValues
  'failed.title': NoValues
  'failed.text': NoValues
  'notFound.title': NoValues
  'notFound.text': NoValues
  placedBy: { number: string; name: string }
  placed: { number: string }
}

/** The English texts of the area "thanks". */
export const thanksWords = /* @__PURE__ */ defineWords<ThanksWords>('thanks', {
  title: ["Order Details"],
  heading: ["Thanks for Ordering"],
  orderNumber: ["Order number"],
  openOrder: ["Order number ",["number"]],
  unknown: ["N/A"],
  expected: ["Expected delivery"],
  loading: ["Loading the order..."],
  'next.title': ["What happens next"],
  'next.confirmation': ["Order confirmation by e-mail to ",["email"]],
  'next.arrival': [["late","select",{"true":["Late: the goods were expected at ",["place"]],"other":["The goods arrive at ",["place"]]}]],
  'next.arrivalBy': ["By ",["day"]],
  'next.invoice': ["The invoice of ",["amount"]," is due"],
  again: ["Make Another Order"],
  history: ["Order History"],
  'failed.title': ["The order could not be loaded"],
  'failed.text': ["Your order is not affected. Every order that was placed is in your order history."],
  'notFound.title': ["Order not found"],
  'notFound.text': ["Every order of your company is in the order history."],
  placedBy: ["Order ",["number"]," was placed by ",["name"]],
  placed: ["Order ",["number"]," has been placed"],
})
