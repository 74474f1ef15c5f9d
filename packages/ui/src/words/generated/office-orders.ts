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
  'days.one': { day: string }
  'days.from': { day: string }
  'days.to': { day: string }
  'days.between': { days: string }
  'found.text': { text: string }
  'none.named': { filters: string }
  pack: { count: number }
  packing: NoValues
  slips: NoValues
  packed: { count: number }
  refused: { count: number }
  'refused.of': { number: string; why: string }
  'refused.moved': NoValues
  'outcome.close': NoValues
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
  'filter.shipment': NoValues
  'filter.anyShipment': NoValues
  'filter.none': NoValues
  'filter.partial': NoValues
  'filter.all': NoValues
  'filter.delivered': NoValues
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
  'days.one': ["placed on ",["day"]],
  'days.from': ["placed from ",["day"]],
  'days.to': ["placed until ",["day"]],
  'days.between': ["placed ",["days"]],
  'found.text': ["“",["text"],"”"],
  'none.named': ["Filters: ",["filters"],"."],
  pack: ["Mark ",["count","number"]," as packed"],
  packing: ["Marking..."],
  slips: ["Packing slips"],
  packed: [["count","plural",{"0":["No order was marked as packed."],"one":["#"," order is packed."],"other":["#"," orders are packed."]}]],
  refused: [["count","plural",{"one":["One was refused and stays selected:"],"other":["#"," were refused and stay selected:"]}]],
  'refused.of': ["Order ",["number"],": ",["why"]],
  'refused.moved': ["it has been shipped or cancelled."],
  'outcome.close': ["Close"],
  notCounted: ["These figures could not be loaded. We try again within a minute."],
  'sales.nothing': ["No sales in the last two weeks or this month."],
  'sales.note': ["By order date, delivery included. Cancelled orders are excluded; refunds are not deducted."],
  'sales.in': ["Sales in ",["currency"],", net of VAT"],
  'sales.today': ["Today, ",["time"]],
  'sales.weekAgo': ["Last ",["weekday"],", ",["time"]],
  'sales.week': ["Last 7 days"],
  'sales.bar': ["Today"],
  'low.soldOut': [["count","plural",{"one":["One is sold out"],"other":["#"," are sold out"]}]],
  'filter.article': ["SKU or product"],
  'filter.articleName': ["Article “",["text"],"”"],
  'filter.shipment': ["Shipped"],
  'filter.anyShipment': ["Any shipment"],
  'filter.none': ["Nothing shipped"],
  'filter.partial': ["Part shipped"],
  'filter.all': ["All shipped"],
  'filter.delivered': ["All delivered"],
})
