// Written by compile.ts from order-detail.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "order-detail", and what each of them needs. */
export interface OrderDetailWords {
  title: NoValues
  documentTitle: { number: string }
  history: NoValues
  heading: { number: string; amount: string }
  placed: { title: string; date: string }
  placedMore: { title: string; count: number; date: string }
  loading: NoValues
  fileComplaint: NoValues
  filed: { number: string }
  reorder: NoValues
  print: NoValues
  'items.title': NoValues
  'items.product': NoValues
  'items.sku': NoValues
  'items.noSku': NoValues
  'items.quantity': NoValues
  'items.pieces': { quantity: string }
  'items.status': NoValues
  'items.unitPrice': NoValues
  'items.times': { quantity: string; price: string }
  'items.price': NoValues
  'items.noPrice': NoValues
  'summary.title': NoValues
  'summary.taxDay': { state: string; day: string; placed: string }
  'shipments.title': NoValues
  'shipments.sent': { date: string }
  'shipments.track': NoValues
  'shipments.trackOf': { carrier: string; date: string }
  document: { number: string }
  'document.vatId': { number: string }
  lines: { lines: number; pieces: number }
  'stations.title': NoValues
  'stations.placed': NoValues
  'stations.packed': NoValues
  'stations.sent': NoValues
  'stations.here': NoValues
  'stations.done': NoValues
  'stations.current': NoValues
  'stations.ahead': NoValues
  'facts.delivery': NoValues
  'facts.billing': NoValues
  'facts.sameAsDelivery': NoValues
  'facts.expected': NoValues
  'facts.expectedBy': { day: string }
  'facts.poNumber': NoValues
  'facts.reference': NoValues
  'facts.note': NoValues
  'facts.reception': NoValues
  terms: { days: number }
  'terms.due': { day: string }
  more: { count: number }
}

/** The English texts of the area "order-detail". */
export const orderDetailWords = /* @__PURE__ */ defineWords<OrderDetailWords>('order-detail', {
  title: ["Order"],
  documentTitle: ["Order No. ",["number"]],
  history: ["Order History"],
  heading: ["Order ",["number"]," · ",["amount"]],
  placed: [["title"]," · ",["date"]],
  placedMore: [["title"]," and ",["count","plural",{"one":["#"," more"],"other":["#"," more"]}]," · ",["date"]],
  loading: ["Loading..."],
  fileComplaint: ["File Complaint"],
  filed: ["Complaint submitted successfully! Your case number is ",["number"],"."],
  reorder: ["Reorder"],
  print: ["Print"],
  'items.title': ["Order Details"],
  'items.product': ["Product name"],
  'items.sku': ["SKU"],
  'items.noSku': ["N/A"],
  'items.quantity': ["Quantity"],
  'items.pieces': ["Quantity ",["quantity"]],
  'items.status': ["Status"],
  'items.unitPrice': ["Unit price"],
  'items.times': [["quantity"]," × ",["price"]],
  'items.price': ["Price"],
  'items.noPrice': ["-"],
  'summary.title': ["Order Summary"],
  'summary.taxDay': [["state","select",{"expected":["VAT by the law of ",["day"],", when it is expected. The day it leaves decides."],"changed":["VAT by the law of ",["day"],", the day it left. When you ordered it was ",["placed"],"."],"other":["VAT by the law of ",["day"],", the day it left."]}]],
  'shipments.title': ["Shipments"],
  'shipments.sent': ["Sent ",["date"]],
  'shipments.track': ["Track shipment"],
  'shipments.trackOf': ["Track shipment, ",["carrier"],", ",["date"]],
  document: ["Order ",["number"]],
  'document.vatId': ["VAT number ",["number"]],
  lines: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'stations.title': ["Where the goods are"],
  'stations.placed': ["Placed"],
  'stations.packed': ["Packed"],
  'stations.sent': ["Sent"],
  'stations.here': ["Here"],
  'stations.done': ["done"],
  'stations.current': ["now"],
  'stations.ahead': ["to come"],
  'facts.delivery': ["Delivery Address"],
  'facts.billing': ["Billing Address"],
  'facts.sameAsDelivery': ["Same as delivery"],
  'facts.expected': ["Expected delivery"],
  'facts.expectedBy': ["By ",["day"]],
  'facts.poNumber': ["PO number"],
  'facts.reference': ["Reference"],
  'facts.note': ["Note"],
  'facts.reception': ["Goods reception"],
  terms: ["Invoice, ",["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
  'terms.due': ["Due ",["day"]],
  more: ["and ",["count","number"]," more"],
})
