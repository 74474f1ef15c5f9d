// Written by compile.ts from reorder.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "reorder", and what each of them needs. */
export interface ReorderWords {
  title: { number: string }
  loading: NoValues
  look: { count: number }
  onItsWay: { kind: string; text: string }
  lines: NoValues
  asBefore: NoValues
  priceChanged: NoValues
  reduced: { left: number; ordered: number }
  gone: NoValues
  notDeliverable: NoValues
  similar: NoValues
  similarTo: { title: string }
  inCart: { count: number }
  priceWas: NoValues
  priceNow: NoValues
  each: NoValues
  onlyLeft: { most: number }
  goods: { amount: string }
  estimated: NoValues
  before: { amount: string }
  cancel: NoValues
  add: { count: number }
  adding: NoValues
  nothingChosen: NoValues
  nothingLeft: NoValues
  added: { count: number }
  viewCart: NoValues
  orderNotFound: NoValues
  notLoaded: NoValues
  notAdded: NoValues
  refused: { reason: string }
  unanswered: NoValues
}

/** The English texts of the area "reorder". */
export const reorderWords = /* @__PURE__ */ defineWords<ReorderWords>('reorder', {
  title: ["Reorder ",["number"]],
  loading: ["Checking what has changed..."],
  look: [["count","plural",{"0":["Nothing has changed."],"one":["Check ","#"," line."],"other":["Check ","#"," lines."]}]," Nothing has been added to the cart yet."],
  onItsWay: ["This order is not delivered yet (",["kind","select",{"late":["late: was expected ",["text"]],"window":["expected ",["text"]],"other":["expected by ",["text"]]}],"). Adding it again orders the goods a second time."],
  lines: ["Lines of the order"],
  asBefore: ["As before"],
  priceChanged: ["Price changed"],
  reduced: ["Reduced: ",["left","number"]," of ",["ordered","number"]," left"],
  gone: ["Sold out or no longer sold"],
  notDeliverable: ["Cannot be delivered to you"],
  similar: ["See similar"],
  similarTo: ["See similar, ",["title"]],
  inCart: [["count","number"]," in the cart already"],
  priceWas: ["was"],
  priceNow: ["now"],
  each: ["each"],
  onlyLeft: ["Only ",["most","number"]," can be added."],
  goods: [["amount"]," goods"],
  estimated: ["estimated"],
  before: ["was ",["amount"]],
  cancel: ["Cancel"],
  add: [["count","plural",{"one":["Add ","#"," line"],"other":["Add ","#"," lines"]}]],
  adding: ["Adding..."],
  nothingChosen: ["Choose at least one line."],
  nothingLeft: ["None of these lines can be added any more."],
  added: [["count","plural",{"one":["#"," line added to the cart"],"other":["#"," lines added to the cart"]}]],
  viewCart: ["View cart"],
  orderNotFound: ["Order not found"],
  notLoaded: ["Failed to check what has changed. Please try again."],
  notAdded: ["Nothing was added to the cart. Please try again."],
  refused: [["reason"]," Nothing was added to the cart."],
  unanswered: ["The shop did not respond, so the lines may or may not be in the cart. Lines that are in it are marked below."],
})
