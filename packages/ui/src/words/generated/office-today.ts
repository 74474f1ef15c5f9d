// Written by compile.ts from office-today.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-today", and what each of them needs. */
export interface OfficeTodayWords {
  'today.loading': NoValues
  'today.failed': NoValues
  'today.waiting': NoValues
  'today.openOrders': NoValues
  'today.applications': NoValues
  'today.vatNumbers': NoValues
  'today.complaints': NoValues
  'today.messages': NoValues
  'today.reviews': NoValues
  'today.failedMail': NoValues
  'today.lowStock': NoValues
  'today.none': NoValues
  'today.leaves': NoValues
  'today.leavesNothingText': NoValues
  'today.allOrders': NoValues
  'today.allStock': { count: number }
  'today.left': { count: number }
  'today.lasts': { days: number }
  'today.noProducts': NoValues
  'today.lowNothing': NoValues
  'today.sales': NoValues
  'today.salesBars': { count: number }
  'today.orders': NoValues
  'today.net': NoValues
  'today.answers': NoValues
  'today.answersNothing': NoValues
  'today.justNow': NoValues
  'today.activity': NoValues
  'today.toShip': NoValues
  'today.pieces': NoValues
  'today.waitingForStock': { count: number }
  'today.unpaid': NoValues
  'today.toPayBack': NoValues
  'today.drafts': NoValues
  'today.toShipTitle': NoValues
  'today.fresh': NoValues
  'today.mail': NoValues
  'today.mailLink': NoValues
  'today.toShipNothing': NoValues
  'today.waitLong': { count: number }
}

/** The English texts of the area "office-today". */
export const officeTodayWords = /* @__PURE__ */ defineWords<OfficeTodayWords>('office-today', {
  'today.loading': ["Loading today..."],
  'today.failed': ["Today could not be loaded"],
  'today.waiting': ["Waiting for you"],
  'today.openOrders': ["Open orders"],
  'today.applications': ["Applications"],
  'today.vatNumbers': ["VAT numbers"],
  'today.complaints': ["Complaints"],
  'today.messages': ["Messages"],
  'today.reviews': ["Reviews"],
  'today.failedMail': ["Unsent e-mails"],
  'today.lowStock': ["Low stock"],
  'today.none': ["None"],
  'today.leaves': ["Ships today"],
  'today.leavesNothingText': ["Orders with pieces that can be shipped now are listed here."],
  'today.allOrders': ["All orders"],
  'today.allStock': ["All ",["count","number"]],
  'today.left': [["count","plural",{"0":["Sold out"],"other":["#"," left"]}]],
  'today.lasts': [["days","plural",{"0":["Lasts today"],"one":["Lasts ","#"," day"],"other":["Lasts ","#"," days"]}]],
  'today.noProducts': ["There are no products yet."],
  'today.lowNothing': ["No product is low in stock"],
  'today.sales': ["Sales, net of VAT"],
  'today.salesBars': ["Sales of the last ",["count","plural",{"one":["day"],"other":["#"," days"]}]],
  'today.orders': ["Orders"],
  'today.net': ["Net"],
  'today.answers': ["Open applications"],
  'today.answersNothing': ["No open applications"],
  'today.justNow': ["Latest activity"],
  'today.activity': ["Activity"],
  'today.toShip': ["To ship"],
  'today.pieces': ["Pieces now"],
  'today.waitingForStock': [["count","plural",{"one":["#"," waits for stock"],"other":["#"," wait for stock"]}]],
  'today.unpaid': ["Unpaid"],
  'today.toPayBack': ["To pay back"],
  'today.drafts': ["Drafts"],
  'today.toShipTitle': ["To ship"],
  'today.fresh': ["Updates every minute."],
  'today.mail': ["Emails about orders, applications and complaints come at once, unless you choose otherwise."],
  'today.mailLink': ["Email notifications"],
  'today.toShipNothing': ["Nothing to ship"],
  'today.waitLong': [["count","plural",{"one":["One has waited over a day"],"other":["#"," have waited over a day"]}]],
})
