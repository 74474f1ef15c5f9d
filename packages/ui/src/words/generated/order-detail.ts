// Written by compile.ts from order-detail.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "order-detail", and what each of them needs. */
export interface OrderDetailWords {
  title: NoValues
  documentTitle: { number: string }
  history: NoValues
  number: { number: string }
  placed: { number: string; date: string }
  loading: NoValues
  fileComplaint: NoValues
  filed: { number: string }
  'items.title': NoValues
  'items.product': NoValues
  'items.quantity': NoValues
  'items.pieces': { quantity: string }
  'items.status': NoValues
  'items.price': NoValues
  'items.noPrice': NoValues
  'summary.title': NoValues
  'shipments.title': NoValues
  'shipments.sent': { date: string }
  'shipments.track': NoValues
  'shipments.trackOf': { carrier: string; date: string }
  'address.title': NoValues
}

/** The English texts of the area "order-detail". */
export const orderDetailWords = /* @__PURE__ */ defineWords<OrderDetailWords>('order-detail', {
  title: ["Order"],
  documentTitle: ["Order No. ",["number"]],
  history: ["Order History"],
  number: ["Order No. ",["number"]],
  placed: ["Order No. ",["number"]," · ",["date"]],
  loading: ["Loading..."],
  fileComplaint: ["File Complaint"],
  filed: ["Complaint submitted successfully! Your case number is ",["number"],"."],
  'items.title': ["Order Details"],
  'items.product': ["Product name"],
  'items.quantity': ["Quantity"],
  'items.pieces': ["Quantity ",["quantity"]],
  'items.status': ["Status"],
  'items.price': ["Price"],
  'items.noPrice': ["-"],
  'summary.title': ["Order Summary"],
  'shipments.title': ["Shipments"],
  'shipments.sent': ["Sent ",["date"]],
  'shipments.track': ["Track shipment"],
  'shipments.trackOf': ["Track shipment, ",["carrier"],", ",["date"]],
  'address.title': ["Delivery Address"],
})
