// Written by compile.ts from quick-order.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "quick-order", and what each of them needs. */
export interface QuickOrderWords {
  'table.product': NoValues
  'table.stock': NoValues
  'table.last': NoValues
  'table.unit': NoValues
  'table.bulk': NoValues
  'table.next': NoValues
  'table.quantity': NoValues
  'table.total': NoValues
  'table.noSku': NoValues
  'table.skuAndPack': { sku: string; pack: string }
  'table.from': { quantity: number }
  'table.stepReached': NoValues
  'table.lastQuantity': { quantity: string; date: string }
  'table.lastShort': { quantity: string }
  'table.useLast': { title: string; quantity: string; date: string }
  'table.neverOrdered': NoValues
  'table.dash': NoValues
  'table.quantityOf': { title: string }
  'table.choose': NoValues
  'table.keys': NoValues
  'table.back': { lines: number; offPage: number }
  'table.carton': { pieces: number }
  'table.addCarton': { pieces: number; title: string }
  'table.paste': NoValues
  'bar.label': NoValues
  'bar.lines': { count: number }
  'bar.pieces': { count: number }
  'bar.saved': { amount: string }
  'bar.offPage': { count: number }
  'bar.clear': NoValues
  'bar.clearAsk': { count: number }
  'bar.clearYes': NoValues
  'bar.clearNo': NoValues
  'bar.add': { count: number }
  'bar.adding': NoValues
  'bar.unanswered': NoValues
  'offPage.title': NoValues
  'offPage.prices': NoValues
  'offPage.line': { sku: string; date: string }
  'offPage.pieces': { pieces: string }
  'offPage.remove': { title: string }
  'offPage.removeAll': NoValues
  'offPage.done': NoValues
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
  'table.product': ["Product"],
  'table.stock': ["Stock"],
  'table.last': ["Last ordered"],
  'table.unit': ["Unit"],
  'table.bulk': ["Bulk"],
  'table.next': ["Next step"],
  'table.quantity': ["Quantity"],
  'table.total': ["Total"],
  'table.noSku': ["N/A"],
  'table.skuAndPack': [["sku"]," · ",["pack"]],
  'table.from': [["quantity","number"],"+"],
  'table.stepReached': ["This price applies:"],
  'table.lastQuantity': [["quantity"]," ",["date"]],
  'table.lastShort': ["last ",["quantity"]],
  'table.useLast': ["Use the last quantity of ",["title"],": ",["quantity"],", ordered ",["date"]],
  'table.neverOrdered': ["Not ordered yet"],
  'table.dash': ["–"],
  'table.quantityOf': ["Quantity of ",["title"]],
  'table.choose': ["Choose"],
  'table.keys': ["Enter moves to the next row. Paste a column to fill quantities downwards."],
  'table.back': [["lines","plural",{"one":["Your order list has ","#"," line."],"other":["Your order list has ","#"," lines."]}]," ",["offPage","plural",{"0":[],"other":["#"," not on this page."]}]," It is kept while you page, filter and search."],
  'table.carton': ["carton ",["pieces","number"]],
  'table.addCarton': ["Add a carton of ",["pieces","number"],": ",["title"]],
  'table.paste': ["Paste a column"],
  'bar.label': ["Order list"],
  'bar.lines': [["count","plural",{"one":["#"," line"],"other":["#"," lines"]}]],
  'bar.pieces': [["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'bar.saved': [["amount"]," saved"],
  'bar.offPage': [["count","number"]," not on this page"],
  'bar.clear': ["Clear"],
  'bar.clearAsk': [["count","plural",{"one":["Clear ","#"," line?"],"other":["Clear ","#"," lines?"]}]],
  'bar.clearYes': ["Clear the list"],
  'bar.clearNo': ["Keep it"],
  'bar.add': [["count","plural",{"one":["Add ","#"," line"],"other":["Add ","#"," lines"]}]],
  'bar.adding': ["Adding..."],
  'bar.unanswered': ["The shop did not respond. Your list is kept. Press Add again: nothing is added twice."],
  'offPage.title': ["Lines not on this page"],
  'offPage.prices': ["Prices are as you last saw them. The cart shows current prices."],
  'offPage.line': [["sku"]," · prices of ",["date"]],
  'offPage.pieces': [["pieces"]," pieces"],
  'offPage.remove': ["Remove ",["title"]],
  'offPage.removeAll': ["Remove these lines"],
  'offPage.done': ["Done"],
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
