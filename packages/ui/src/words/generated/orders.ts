// Written by compile.ts from orders.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "orders", and what each of them needs. */
export interface OrdersWords {
  'appearance.title': NoValues
  'profile.title': NoValues
  'greeting.morning': NoValues
  'greeting.morningName': { name: string }
  'greeting.afternoon': NoValues
  'greeting.afternoonName': { name: string }
  'greeting.evening': NoValues
  'greeting.eveningName': { name: string }
  'details.title': NoValues
  'details.name': NoValues
  'details.email': NoValues
  'details.company': NoValues
  'details.phone': NoValues
  'details.notGiven': NoValues
  'details.change': NoValues
  'details.saved': NoValues
  'details.loading': NoValues
  'summary.title': NoValues
  'summary.points': NoValues
  'summary.total': NoValues
  'summary.ongoing': NoValues
  'summary.loading': NoValues
  'summary.requiresAction': { count: number }
  'summary.nothingWaits': NoValues
  'summary.show': { count: number }
  'action.contact': { ways: string; phone: string; email: string }
  'row.shipTo': { place: string }
  'history.title': NoValues
  'history.search': NoValues
  'history.find': NoValues
  'history.searchHint': NoValues
  'history.loading': NoValues
  'history.empty': NoValues
  'history.emptyText': NoValues
  'history.noMatch': { query: string }
  'history.noMatchText': NoValues
  'history.filter': NoValues
  'history.noneOfStatus': NoValues
  'history.all': NoValues
  'history.noPage': NoValues
  'history.firstPage': NoValues
  'history.browse': NoValues
  'history.showing': { from: number; to: number; count: number }
  'history.pages': NoValues
  'column.order': NoValues
  'column.date': NoValues
  'column.quantity': NoValues
  'column.amount': NoValues
  'column.status': NoValues
  'column.fulfillment': NoValues
  'column.payment': NoValues
  'column.reorder': NoValues
  'row.more': { count: number }
  'row.products': { count: number }
  'row.number': { number: string }
  'row.poNumber': { number: string }
  'row.open': { title: string; number: string }
  'row.reorder': NoValues
  'row.reorderOf': { number: string }
  'status.order.pending': NoValues
  'status.order.shipping': NoValues
  'status.order.delivered': NoValues
  'status.order.completed': NoValues
  'status.order.canceled': NoValues
  'status.order.requires_action': NoValues
  'status.fulfillment.not_fulfilled': NoValues
  'status.fulfillment.fulfilled': NoValues
  'status.fulfillment.shipped': NoValues
  'status.fulfillment.delivered': NoValues
  'status.payment.awaiting': NoValues
  'status.payment.authorized': NoValues
  'status.payment.captured': NoValues
  'status.payment.refunded': NoValues
  shipment: { state: string; shipped: string; pieces: string }
  refunded: { amount: string }
  'row.placedBy': { name: string }
  'row.placedByYou': NoValues
}

/** The English texts of the area "orders". */
export const ordersWords = /* @__PURE__ */ defineWords<OrdersWords>('orders', {
  'appearance.title': ["Appearance"],
  'profile.title': ["My Profile"],
  'greeting.morning': ["Good Morning"],
  'greeting.morningName': ["Good Morning, ",["name"]],
  'greeting.afternoon': ["Good Afternoon"],
  'greeting.afternoonName': ["Good Afternoon, ",["name"]],
  'greeting.evening': ["Good Evening"],
  'greeting.eveningName': ["Good Evening, ",["name"]],
  'details.title': ["Profile Details"],
  'details.name': ["User name"],
  'details.email': ["Email"],
  'details.company': ["Company name"],
  'details.phone': ["Phone"],
  'details.notGiven': ["Not given"],
  'details.change': ["Change name and phone"],
  'details.saved': ["Your name and phone are saved."],
  'details.loading': ["Loading profile details..."],
  'summary.title': ["My Orders"],
  'summary.points': ["Points"],
  'summary.total': ["Total Orders"],
  'summary.ongoing': ["Ongoing Orders"],
  'summary.loading': ["Loading order summary..."],
  'summary.requiresAction': [["count","plural",{"one":["#"," order requires action."],"other":["#"," orders require action."]}]],
  'summary.nothingWaits': ["Nothing needs your attention."],
  'summary.show': [["count","plural",{"one":["Show the order"],"other":["Show the orders"]}]],
  'action.contact': [["ways","select",{"phonemail":["Please call ",["phone"]," or write to ",["email"]],"phone":["Please call ",["phone"]],"mail":["Please write to ",["email"]],"other":["Please contact us"]}]," and quote the order number."],
  'row.shipTo': ["Ship to ",["place"]],
  'history.title': ["Order History"],
  'history.search': ["Search by product name"],
  'history.find': ["Search"],
  'history.searchHint': ["Also finds order numbers, PO numbers and references."],
  'history.loading': ["Loading orders..."],
  'history.empty': ["No orders yet"],
  'history.emptyText': ["Orders you place will be listed here."],
  'history.noMatch': ["No orders found for “",["query"],"”"],
  'history.noMatchText': ["Product names, order numbers, PO numbers and references are searched."],
  'history.filter': ["Only orders with the status"],
  'history.noneOfStatus': ["No orders have this status"],
  'history.all': ["Show all orders"],
  'history.noPage': ["There are no orders on this page"],
  'history.firstPage': ["First page"],
  'history.browse': ["Browse Products"],
  'history.showing': [["from","number"],"–",["to","number"]," of ",["count","plural",{"one":["#"," order"],"other":["#"," orders"]}]],
  'history.pages': ["Order history pages"],
  'column.order': ["Order"],
  'column.date': ["Date"],
  'column.quantity': ["Quantity"],
  'column.amount': ["Amount"],
  'column.status': ["Order Status"],
  'column.fulfillment': ["Fulfillment Status"],
  'column.payment': ["Payment Status"],
  'column.reorder': ["Reorder"],
  'row.more': ["+ ",["count","plural",{"one":["#"," more item"],"other":["#"," more items"]}]],
  'row.products': [["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'row.number': ["No. ",["number"]],
  'row.poNumber': ["PO number ",["number"]],
  'row.open': [["title"],", order no. ",["number"]],
  'row.reorder': ["Reorder"],
  'row.reorderOf': ["Reorder order no. ",["number"]],
  'status.order.pending': ["Pending"],
  'status.order.shipping': ["Shipping"],
  'status.order.delivered': ["Delivered"],
  'status.order.completed': ["Completed"],
  'status.order.canceled': ["Canceled"],
  'status.order.requires_action': ["Requires action"],
  'status.fulfillment.not_fulfilled': ["Not Fulfilled"],
  'status.fulfillment.fulfilled': ["Fulfilled"],
  'status.fulfillment.shipped': ["Shipping"],
  'status.fulfillment.delivered': ["Delivered"],
  'status.payment.awaiting': ["Awaiting"],
  'status.payment.authorized': ["Authorized"],
  'status.payment.captured': ["Paid"],
  'status.payment.refunded': ["Refunded"],
  shipment: [["state","select",{"none":["Nothing shipped yet"],"partial":["Partly shipped · ",["shipped"]," of ",["pieces"]],"all":["Shipped · ",["shipped"]," of ",["pieces"]],"other":["Delivered · ",["shipped"]," of ",["pieces"]]}]],
  refunded: ["Credited ",["amount"]],
  'row.placedBy': ["placed by ",["name"]],
  'row.placedByYou': ["placed by you"],
})
