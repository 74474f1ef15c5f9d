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
  failed: NoValues
  notFound: NoValues
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
  'items.shipped': { shipped: string; quantity: string }
  'items.closed': { closed: string }
  'items.replaces': { name: string }
  'summary.refunded': NoValues
  'summary.remaining': NoValues
  'summary.due': NoValues
  'shipments.title': NoValues
  'shipments.parcel': { number: number; carrier: string }
  'shipments.sent': { date: string }
  'shipments.handedOver': { date: string }
  'shipments.delivered': { date: string }
  'shipments.contents': { number: number }
  'shipments.pieces': { pieces: number }
  'shipments.unknown': NoValues
  'refunds.title': NoValues
  'refunds.of': { amount: string }
  'refunds.pieces': { amount: string }
  'shipments.number': { tracking: string }
  'shipments.track': NoValues
  'shipments.trackOf': { carrier: string; date: string }
  action: { number: string }
  document: { number: string }
  'document.vatId': { number: string }
  lines: { lines: number; pieces: number }
  'progress.title': NoValues
  'progress.placed': NoValues
  'progress.partlyPacked': NoValues
  'progress.packed': NoValues
  'progress.ready': NoValues
  'progress.partlySent': NoValues
  'progress.sent': NoValues
  'progress.onItsWay': NoValues
  'progress.delivered': NoValues
  'progress.done': NoValues
  'progress.current': NoValues
  'progress.ahead': NoValues
  'facts.delivery': NoValues
  'facts.billing': NoValues
  'facts.phone': { number: string }
  'facts.registration': { number: string }
  'facts.sameAsDelivery': NoValues
  'facts.expected': NoValues
  'facts.expectedBy': { day: string }
  'facts.late': { day: string }
  'facts.lateBy': { day: string }
  'facts.po_number': NoValues
  'facts.customer_reference': NoValues
  'facts.note': NoValues
  'facts.reception_hours': NoValues
  terms: { days: number }
  'terms.due': { day: string }
  more: { count: number }
  'facts.placedBy': NoValues
  'facts.option': NoValues
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
  failed: ["Failed to load the order"],
  notFound: ["Order not found"],
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
  'summary.taxDay': [["state","select",{"expected":["VAT at the rate for ",["day"],"; the dispatch date decides."],"changed":["VAT at the rate for ",["day"],", the dispatch date. When you ordered it was ",["placed"],"."],"other":["VAT at the rate for ",["day"],", the dispatch date."]}]],
  'items.shipped': [["shipped"]," of ",["quantity"]," shipped"],
  'items.closed': [["closed"]," will not be delivered"],
  'items.replaces': ["Replaces ",["name"]],
  'summary.refunded': ["Credited"],
  'summary.remaining': ["Total after credits"],
  'summary.due': ["Amount due"],
  'shipments.title': ["Shipments"],
  'shipments.parcel': ["Parcel ",["number","number"]," · ",["carrier"]],
  'shipments.sent': ["Sent ",["date"]],
  'shipments.handedOver': ["With the carrier since ",["date"]],
  'shipments.delivered': ["Delivered ",["date"]],
  'shipments.contents': ["Contents of parcel ",["number","number"]],
  'shipments.pieces': [["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'shipments.unknown': ["The contents of this parcel were not recorded."],
  'refunds.title': ["Credits"],
  'refunds.of': [["amount"]," credited"],
  'refunds.pieces': ["Pieces of the credit of ",["amount"]],
  'shipments.number': ["Tracking number ",["tracking"]],
  'shipments.track': ["Track shipment"],
  'shipments.trackOf': ["Track shipment, ",["carrier"],", ",["date"]],
  action: ["Order ",["number"]," needs your attention."],
  document: ["Order ",["number"]],
  'document.vatId': ["VAT number ",["number"]],
  lines: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'progress.title': ["Order progress"],
  'progress.placed': ["Placed"],
  'progress.partlyPacked': ["Partly packed"],
  'progress.packed': ["Packed"],
  'progress.ready': ["Ready to ship"],
  'progress.partlySent': ["Partly sent"],
  'progress.sent': ["Sent"],
  'progress.onItsWay': ["On its way"],
  'progress.delivered': ["Delivered"],
  'progress.done': ["done"],
  'progress.current': ["now"],
  'progress.ahead': ["to come"],
  'facts.delivery': ["Delivery Address"],
  'facts.billing': ["Billing Address"],
  'facts.phone': ["Phone ",["number"]],
  'facts.registration': ["Registration number ",["number"]],
  'facts.sameAsDelivery': ["Same as delivery"],
  'facts.expected': ["Expected delivery"],
  'facts.expectedBy': ["By ",["day"]],
  'facts.late': ["Late: was expected ",["day"]],
  'facts.lateBy': ["Late: was expected by ",["day"]],
  'facts.po_number': ["PO number"],
  'facts.customer_reference': ["Reference"],
  'facts.note': ["Note"],
  'facts.reception_hours': ["Receiving hours"],
  terms: [["days","plural",{"0":["Invoice, due on the day of the order"],"one":["Invoice, ","#"," day from the order"],"other":["Invoice, ","#"," days from the order"]}]],
  'terms.due': ["To pay by ",["day"]],
  more: ["and ",["count","number"]," more"],
  'facts.placedBy': ["Placed by"],
  'facts.option': ["Delivery option"],
})
