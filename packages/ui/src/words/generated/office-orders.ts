// Written by compile.ts from office-orders.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-orders", and what each of them needs. */
export interface OfficeOrdersWords {
  from: NoValues
  fromShown: NoValues
  to: NoValues
  toShown: NoValues
  anyCountry: NoValues
  country: NoValues
  anyCompany: NoValues
  company: NoValues
  goods: NoValues
  anyGoods: NoValues
  'days.one': { day: string }
  'days.from': { day: string }
  'days.to': { day: string }
  'days.between': { days: string }
  'found.text': { text: string }
  'none.named': { filters: string }
  notCounted: NoValues
  'sales.nothing': NoValues
  'sales.note': NoValues
  'sales.in': { currency: string }
  'sales.today': { time: string }
  'sales.weekAgo': { weekday: string; time: string }
  'sales.week': NoValues
  'sales.bar': NoValues
  'low.soldOut': { count: number }
  'filter.article': NoValues
  'filter.articleName': { text: string }
  'filter.none': NoValues
  'filter.partial': NoValues
  'filter.all': NoValues
  'filter.delivered': NoValues
  'orders.caption': NoValues
  'orders.loading': NoValues
  'orders.failed': NoValues
  'orders.none': NoValues
  'orders.empty': NoValues
  'orders.emptyText': NoValues
  'orders.clear': NoValues
  'orders.search': NoValues
  'orders.searchText': NoValues
  'orders.export': NoValues
  'orders.exportLines': NoValues
  'orders.print': { count: number }
  'orders.sum': { count: number }
  'orders.sumDue': { count: number }
  'orders.sumToPayBack': { count: number }
  'orders.name': { number: string }
  'order.number': NoValues
  'order.placed': NoValues
  'order.company': NoValues
  'order.shipTo': NoValues
  'order.lines': NoValues
  'order.pieces': NoValues
  'orders.piecesToShip': { pieces: string }
  'orders.piecesOfToShip': { pieces: string; all: string }
  'orders.allToShip': NoValues
  'order.goods': NoValues
  'order.total': NoValues
  'order.amountDue': NoValues
  'order.toPayBack': NoValues
  'order.dueDate': NoValues
  'order.overdue': { day: string }
  'orders.credited': { amount: string }
  'orders.toPay': { amount: string }
  'orders.toPayBack': { amount: string }
  'orders.view.all': NoValues
  'orders.view.open': NoValues
  'orders.view.toShip': NoValues
  'orders.view.stock': NoValues
  'orders.view.partShipped': NoValues
  'orders.view.unpaid': NoValues
  'orders.view.toPayBack': NoValues
  'order.payment': NoValues
  'orders.leaves': { day: string }
}

/** The English texts of the area "office-orders". */
export const officeOrdersWords = /* @__PURE__ */ defineWords<OfficeOrdersWords>('office-orders', {
  from: ["Placed from"],
  fromShown: ["from"],
  to: ["Placed until"],
  toShown: ["until"],
  anyCountry: ["Any country"],
  country: ["Delivered to"],
  anyCompany: ["Any company"],
  company: ["Company"],
  goods: ["Goods"],
  anyGoods: ["Any state"],
  'days.one': ["placed on ",["day"]],
  'days.from': ["placed from ",["day"]],
  'days.to': ["placed until ",["day"]],
  'days.between': ["placed ",["days"]],
  'found.text': ["“",["text"],"”"],
  'none.named': ["Filters: ",["filters"],"."],
  notCounted: ["These figures could not be loaded. We try again within a minute."],
  'sales.nothing': ["No sales in the last two weeks or this month."],
  'sales.note': ["By order date, delivery included. Cancelled orders are excluded; credits are not deducted."],
  'sales.in': ["Sales in ",["currency"],", net of VAT"],
  'sales.today': ["Today, ",["time"]],
  'sales.weekAgo': ["Last ",["weekday"],", ",["time"]],
  'sales.week': ["Last 7 days"],
  'sales.bar': ["Today"],
  'low.soldOut': [["count","plural",{"one":["One is sold out"],"other":["#"," are sold out"]}]],
  'filter.article': ["SKU or product"],
  'filter.articleName': ["Article “",["text"],"”"],
  'filter.none': ["Nothing shipped"],
  'filter.partial': ["Part shipped"],
  'filter.all': ["All shipped"],
  'filter.delivered': ["All delivered"],
  'orders.caption': ["Orders"],
  'orders.loading': ["Loading orders..."],
  'orders.failed': ["Orders could not be loaded"],
  'orders.none': ["No orders match these filters"],
  'orders.empty': ["No orders yet"],
  'orders.emptyText': ["Orders appear here as soon as a company places one."],
  'orders.clear': ["Clear filters"],
  'orders.search': ["Search orders"],
  'orders.searchText': ["Number, company, product"],
  'orders.export': ["Export CSV"],
  'orders.exportLines': ["Export lines"],
  'orders.print': ["Print ",["count","plural",{"one":["#"," pick list"],"other":["#"," pick lists"]}]],
  'orders.sum': [["count","plural",{"one":["#"," order"],"other":["#"," orders"]}]],
  'orders.sumDue': [["count","plural",{"one":["Due on ","#"," order"],"other":["Due on ","#"," orders"]}]],
  'orders.sumToPayBack': [["count","plural",{"one":["To pay back on ","#"," order"],"other":["To pay back on ","#"," orders"]}]],
  'orders.name': ["order ",["number"]],
  'order.number': ["Order"],
  'order.placed': ["Placed"],
  'order.company': ["Company"],
  'order.shipTo': ["Ship to"],
  'order.lines': ["Lines"],
  'order.pieces': ["Pieces"],
  'orders.piecesToShip': [["pieces"]," to ship"],
  'orders.piecesOfToShip': [["pieces"]," of ",["all"]," to ship"],
  'orders.allToShip': ["all to ship"],
  'order.goods': ["Goods"],
  'order.total': ["Total"],
  'order.amountDue': ["Amount due"],
  'order.toPayBack': ["To pay back"],
  'order.dueDate': ["Due date"],
  'order.overdue': ["Overdue since ",["day"]],
  'orders.credited': ["Credited ",["amount"]],
  'orders.toPay': ["To pay ",["amount"]],
  'orders.toPayBack': ["To pay back ",["amount"]],
  'orders.view.all': ["All"],
  'orders.view.open': ["Open"],
  'orders.view.toShip': ["To ship"],
  'orders.view.stock': ["Waits for stock"],
  'orders.view.partShipped': ["Part shipped"],
  'orders.view.unpaid': ["Unpaid"],
  'orders.view.toPayBack': ["To pay back"],
  'order.payment': ["Payment"],
  'orders.leaves': ["Leaves ",["day"]],
})
