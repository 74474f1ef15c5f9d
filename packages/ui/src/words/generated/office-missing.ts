// Written by compile.ts from office-missing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-missing", and what each of them needs. */
export interface OfficeMissingWords {
  'missing.title': { name: string }
  'missing.pieces': NoValues
  'missing.fewer': NoValues
  'missing.more': NoValues
  'missing.left': { left: number }
  'missing.what': NoValues
  'missing.backorder': NoValues
  'missing.backorderHint': NoValues
  'missing.credit': NoValues
  'missing.creditHint': NoValues
  'missing.replace': NoValues
  'missing.replaceHint': NoValues
  'missing.from': NoValues
  'missing.fromHint': NoValues
  'missing.sku': NoValues
  'missing.pricing': NoValues
  'missing.quote': { unitPrice: string; sum: string }
  'missing.available': { available: number }
  'missing.reasonHint': NoValues
  'missing.send': NoValues
  'missing.sending': NoValues
  'missing.skuHint': NoValues
  'missing.searching': NoValues
  'missing.none': NoValues
  'missing.found': NoValues
  'missing.always': NoValues
  'missing.noArticle': NoValues
  'missing.noPrice': NoValues
  'missing.short': { available: number }
  'missing.past': NoValues
}

/** The English texts of the area "office-missing". */
export const officeMissingWords = /* @__PURE__ */ defineWords<OfficeMissingWords>('office-missing', {
  'missing.title': ["Missing pieces of ",["name"]],
  'missing.pieces': ["Missing pieces"],
  'missing.fewer': ["Fewer missing pieces"],
  'missing.more': ["More missing pieces"],
  'missing.left': [["left","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," to ship"],
  'missing.what': ["What happens to them"],
  'missing.backorder': ["Keep open until they arrive"],
  'missing.backorderHint': ["They wait for stock and ship later."],
  'missing.credit': ["Close and credit"],
  'missing.creditHint': ["They are not shipped. Their price is credited."],
  'missing.replace': ["Replace by another article"],
  'missing.replaceHint': ["They are credited; the other article is charged at its current price."],
  'missing.from': ["Expected to ship on"],
  'missing.fromHint': ["The buyer sees this day. Leave it empty if you do not know it yet."],
  'missing.sku': ["Other article"],
  'missing.pricing': ["Getting the price..."],
  'missing.quote': [["unitPrice"]," each, ",["sum"]," in all, net"],
  'missing.available': [["available","plural",{"0":["Nothing in stock"],"other":[["available","number"]," in stock"]}]],
  'missing.reasonHint': ["Included in the e-mail, for example that the article is sold out."],
  'missing.send': ["Save"],
  'missing.sending': ["Saving..."],
  'missing.skuHint': ["Search by name or SKU, then choose."],
  'missing.searching': ["Searching..."],
  'missing.none': ["No article for sale has this name or SKU."],
  'missing.found': ["Articles"],
  'missing.always': ["always available"],
  'missing.noArticle': ["Choose the other article."],
  'missing.noPrice': ["Choose an article from the list."],
  'missing.short': [["available","plural",{"0":["The other article is sold out."],"one":["Only ","#"," piece of the other article is in stock."],"other":["Only ","#"," pieces of the other article are in stock."]}]],
  'missing.past': ["Choose today or a later day."],
})
