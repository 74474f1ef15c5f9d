// Written by compile.ts from quick-order.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "quick-order", and what each of them needs. */
export interface QuickOrderWords {
  'pad.product': NoValues
  'pad.stock': NoValues
  'pad.last': NoValues
  'pad.unit': NoValues
  'pad.bulk': NoValues
  'pad.next': NoValues
  'pad.quantity': NoValues
  'pad.total': NoValues
  'pad.noSku': NoValues
  'pad.skuAndPack': { sku: string; pack: string }
  'pad.from': { quantity: number }
  'pad.stepReached': NoValues
  'pad.lastQuantity': { quantity: string; date: string }
  'pad.lastShort': { quantity: string }
  'pad.useLast': { title: string; quantity: string; date: string }
  'pad.neverOrdered': NoValues
  'pad.dash': NoValues
  'pad.quantityOf': { title: string }
  'pad.choose': NoValues
  'pad.keys': NoValues
  'pad.back': { lines: number; elsewhere: number }
  'pad.paste': NoValues
  'bar.label': NoValues
  'bar.lines': { count: number }
  'bar.pieces': { count: number }
  'bar.saved': { amount: string }
  'bar.elsewhere': { count: number }
  'bar.clear': NoValues
  'bar.clearAsk': { count: number }
  'bar.clearYes': NoValues
  'bar.clearNo': NoValues
  'bar.add': { count: number }
  'bar.adding': NoValues
  'bar.unanswered': NoValues
  'elsewhere.title': NoValues
  'elsewhere.prices': NoValues
  'elsewhere.line': { sku: string; date: string }
  'elsewhere.pieces': { pieces: string }
  'elsewhere.remove': { title: string }
  'elsewhere.removeAll': NoValues
  'elsewhere.done': NoValues
  'paste.label': NoValues
  'paste.hint': NoValues
  'paste.would': NoValues
  'paste.asPasted': NoValues
  'paste.readAs': { pieces: string }
  'paste.line': { position: number }
  'paste.unmatched': { name: string; reason: string }
  'paste.no_row': NoValues
  'paste.several_variants': NoValues
  'paste.sold_out': NoValues
  'paste.not_deliverable': NoValues
  'paste.nothing': { ready: number; count: number }
  'paste.none': NoValues
  'paste.check': NoValues
  'paste.checking': NoValues
  'paste.edit': NoValues
  'paste.cancel': NoValues
  'paste.fill': { count: number }
}

/** The English texts of the area "quick-order". */
export const quickOrderWords = /* @__PURE__ */ defineWords<QuickOrderWords>('quick-order', {
  'pad.product': ["Product"],
  'pad.stock': ["Stock"],
  'pad.last': ["Last ordered"],
  'pad.unit': ["Unit"],
  'pad.bulk': ["Bulk"],
  'pad.next': ["Next step"],
  'pad.quantity': ["Quantity"],
  'pad.total': ["Total"],
  'pad.noSku': ["N/A"],
  'pad.skuAndPack': [["sku"]," · ",["pack"]],
  'pad.from': [["quantity","number"],"+"],
  'pad.stepReached': ["This price applies:"],
  'pad.lastQuantity': [["quantity"]," ",["date"]],
  'pad.lastShort': ["last ",["quantity"]],
  'pad.useLast': ["Use the last quantity of ",["title"],": ",["quantity"],", ordered ",["date"]],
  'pad.neverOrdered': ["Not ordered yet"],
  'pad.dash': ["–"],
  'pad.quantityOf': ["Quantity of ",["title"]],
  'pad.choose': ["Choose"],
  'pad.keys': ["Enter moves to the next row. Paste a column to fill quantities downwards."],
  'pad.back': [["lines","plural",{"one":["Your order list has ","#"," line."],"other":["Your order list has ","#"," lines."]}]," ",["elsewhere","plural",{"0":[],"other":["#"," not on this page."]}]," It is kept while you page, filter and search."],
  'pad.paste': ["Paste a column"],
  'bar.label': ["Order list"],
  'bar.lines': [["count","plural",{"one":["#"," line"],"other":["#"," lines"]}]],
  'bar.pieces': [["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'bar.saved': [["amount"]," saved"],
  'bar.elsewhere': [["count","number"]," not on this page"],
  'bar.clear': ["Clear"],
  'bar.clearAsk': [["count","plural",{"one":["Clear ","#"," line?"],"other":["Clear ","#"," lines?"]}]],
  'bar.clearYes': ["Clear the list"],
  'bar.clearNo': ["Keep it"],
  'bar.add': [["count","plural",{"one":["Add ","#"," line"],"other":["Add ","#"," lines"]}]],
  'bar.adding': ["Adding..."],
  'bar.unanswered': ["The shop did not respond. Your list is kept. Press Add again: nothing is added twice."],
  'elsewhere.title': ["Lines not on this page"],
  'elsewhere.prices': ["Prices are as you last saw them. The cart shows current prices."],
  'elsewhere.line': [["sku"]," · prices of ",["date"]],
  'elsewhere.pieces': [["pieces"]," pieces"],
  'elsewhere.remove': ["Remove ",["title"]],
  'elsewhere.removeAll': ["Remove these lines"],
  'elsewhere.done': ["Done"],
  'paste.label': ["SKU and quantity, one line each"],
  'paste.hint': ["Quantities alone fill rows from the one you paste into. Separate values with semicolons, tabs or spaces."],
  'paste.would': ["Preview"],
  'paste.asPasted': ["As pasted"],
  'paste.readAs': ["Read as ",["pieces"]],
  'paste.line': ["Line ",["position","number"]],
  'paste.unmatched': [["name"],": ",["reason"]],
  'paste.no_row': ["No row on this page"],
  'paste.several_variants': ["Several variants: choose one, or paste its SKU"],
  'paste.sold_out': ["Out of stock"],
  'paste.not_deliverable': ["Cannot be delivered to you"],
  'paste.nothing': ["Nothing has changed yet. ",["ready","number"]," of ",["count","plural",{"one":["#"," line"],"other":["#"," lines"]}]," ready."],
  'paste.none': ["Paste at least one line."],
  'paste.check': ["Preview"],
  'paste.checking': ["Reading..."],
  'paste.edit': ["Keep editing"],
  'paste.cancel': ["Cancel"],
  'paste.fill': [["count","plural",{"one":["Fill ","#"," line"],"other":["Fill ","#"," lines"]}]],
})
