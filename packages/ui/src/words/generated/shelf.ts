// Written by compile.ts from shelf.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shelf", and what each of them needs. */
export interface ShelfWords {
  title: NoValues
  'facts.articles': { count: number }
  'facts.rhythm': { days: number; day: string }
  'facts.last': { day: string }
  'facts.board': { count: number }
  'board.all': { count: number }
  'facts.changed': { name: string }
  'empty.orders': NoValues
  'empty.none': NoValues
  'empty.none.text': NoValues
  'empty.none.products': NoValues
  'empty.none.cart': NoValues
  loading: NoValues
  view: NoValues
  'view.board': NoValues
  'view.list': NoValues
  left: { left: number; target: number }
  'left.inCart': { left: number; coming: number; pieces: number; of: number }
  'left.coming': { left: number; pieces: number; of: number }
  'left.over': { left: number; pieces: number }
  'left.by': { days: number }
  piecesAndCartons: { pieces: string; cartons: number }
  cartonOf: { pieces: string }
  cartons: { count: number }
  from: { from: number }
  onTheirWay: { pieces: number }
  inCart: { coming: number; pieces: number }
  lastOrdered: { day: string }
  notOrdered: NoValues
  outOfStock: NoValues
  restricted: NoValues
  notForSale: NoValues
  lastPieces: { pieces: number }
  full: NoValues
  enough: NoValues
  onItsWay: NoValues
  'onItsWay.day': { day: string }
  isInCart: NoValues
  fill: { pieces: number }
  add: { pieces: number }
  fillOf: { title: string; pieces: string }
  addOf: { pieces: string; title: string }
  undo: NoValues
  undoOf: { pieces: string; title: string }
  keys: NoValues
  legend: NoValues
  'bar.label': NoValues
  'bar.gaps': { count: number }
  'bar.inCart': { count: number }
  'bar.cart': NoValues
  'bar.vat': NoValues
  'bar.articles': { count: number }
  'bar.added': { count: number }
  'bar.pieces': { count: number }
  'bar.saved': { amount: string }
  'bar.fillAll': { count: number }
  'bar.start': NoValues
  'bar.fillRest': { count: number }
  'bar.undo': NoValues
  'bar.add': { count: number }
  'bar.adding': NoValues
  'bar.unanswered': NoValues
  arrivals: NoValues
  'arrivals.day': { pieces: number; day: string }
  'arrivals.noDay': { pieces: number }
  'arrivals.more': { title: string; count: number }
  'arrivals.track': NoValues
  'action.order': { number: string }
  'action.open': NoValues
  'due.day': { amount: string; day: string }
  'due.order': { number: string }
  'due.show': NoValues
  arrange: NoValues
  unplaced: { count: number; titles: string }
  'unplaced.add': NoValues
  share: NoValues
}

/** The English texts of the area "shelf". */
export const shelfWords = /* @__PURE__ */ defineWords<ShelfWords>('shelf', {
  title: ["Your shelf"],
  'facts.articles': [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]],
  'facts.rhythm': [["days","plural",{"1":["you order daily"],"7":["you order weekly"],"other":["you order about every ","#"," days"]}],", last on ",["day"]],
  'facts.last': ["last order ",["day"]],
  'facts.board': [["count","number"]," of them here, all in the list"],
  'board.all': ["Show all ",["count","number"]],
  'facts.changed': ["arranged by ",["name"]],
  'empty.orders': ["Nothing ordered yet. These are what other customers order most."],
  'empty.none': ["Nothing ordered yet"],
  'empty.none.text': ["What you order will stand here. Search the products, or paste your order list in the cart."],
  'empty.none.products': ["See the products"],
  'empty.none.cart': ["Paste an order list"],
  loading: ["Loading your shelf..."],
  view: ["View"],
  'view.board': ["Shelf"],
  'view.list': ["List"],
  left: ["about ",["left","number"]," of ",["target","number"]," left"],
  'left.inCart': ["about ",["left","number"],["coming","plural",{"0":[],"other":[" + ","#"," coming"]}]," + ",["pieces","number"]," in cart",["of","plural",{"0":[],"other":[" of ","#"]}]],
  'left.coming': ["about ",["left","number"]," + ",["pieces","number"]," coming",["of","plural",{"0":[],"other":[" of ","#"]}]],
  'left.over': ["about ",["left","number"]," left, ",["pieces","number"]," over"],
  'left.by': ["estimated by your orders, ",["days","plural",{"7":["weekly"],"other":["every ","#"," days"]}]],
  piecesAndCartons: [["pieces"]," · ",["cartons","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]],
  cartonOf: ["carton of ",["pieces"]],
  cartons: [["count","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]],
  from: [["from","number"],"+"],
  onTheirWay: [["pieces","number"]," on their way"],
  inCart: [["coming","plural",{"0":[],"other":["#"," coming + "]}],["pieces","number"]," in the cart"],
  lastOrdered: ["last ordered ",["day"]],
  notOrdered: ["not ordered yet"],
  outOfStock: ["Out of stock"],
  restricted: ["Cannot be delivered to you"],
  notForSale: ["No longer sold"],
  lastPieces: ["the last ",["pieces","number"]],
  full: ["Full"],
  enough: ["Enough"],
  onItsWay: ["On its way"],
  'onItsWay.day': ["by ",["day"]],
  isInCart: ["In the cart"],
  fill: ["Fill ",["pieces","number"]],
  add: ["Add ",["pieces","number"]],
  fillOf: ["Fill ",["title"]," with ",["pieces"]],
  addOf: ["Add ",["pieces"]," of ",["title"]],
  undo: ["Undo"],
  undoOf: ["Undo: ",["pieces"]," of ",["title"]],
  keys: ["Arrow keys move between the articles, F fills and goes on to the next gap, Z takes the last change back."],
  legend: ["Bar: the pieces of Fill. Mark: a lower price begins, yellow once reached."],
  'bar.label': ["Order of your shelf"],
  'bar.gaps': [["count","plural",{"one":["#"," gap"],"other":["#"," gaps"]}]],
  'bar.inCart': [["count","plural",{"one":["#"," item in the cart"],"other":["#"," items in the cart"]}]],
  'bar.cart': ["View Cart"],
  'bar.vat': ["excl. VAT"],
  'bar.articles': [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]],
  'bar.added': [["count","plural",{"one":["#"," line filled"],"other":["#"," lines filled"]}],", not in the cart yet"],
  'bar.pieces': [["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'bar.saved': [["amount"]," saved"],
  'bar.fillAll': ["Fill all ",["count","number"]],
  'bar.start': ["Start with this shelf"],
  'bar.fillRest': [["count","plural",{"one":["Fill the other gap"],"other":["Fill the other ","#"]}]],
  'bar.undo': ["Undo"],
  'bar.add': [["count","plural",{"one":["Add ","#"," line"],"other":["Add ","#"," lines"]}]],
  'bar.adding': ["Adding..."],
  'bar.unanswered': ["The shop did not respond. What you filled is kept. Press Add again: nothing is added twice."],
  arrivals: ["Orders that require action, on their way and due"],
  'arrivals.day': [["pieces","plural",{"one":["#"," piece for your shelf arrives"],"other":["#"," pieces for your shelf arrive"]}]," by ",["day"]],
  'arrivals.noDay': [["pieces","plural",{"one":["#"," piece for your shelf is on its way"],"other":["#"," pieces for your shelf are on their way"]}]],
  'arrivals.more': [["title"]," and ",["count","number"]," more"],
  'arrivals.track': ["Track"],
  'action.order': ["Order ",["number"]," requires action"],
  'action.open': ["Please contact us about it."],
  'due.day': [["amount"]," due ",["day"]],
  'due.order': ["Payment for order ",["number"]],
  'due.show': ["Show order"],
  arrange: ["Arrange"],
  unplaced: [["count","plural",{"one":["#"," article that you order regularly is not on this shelf"],"other":["#"," articles that you order regularly are not on this shelf"]}],": ",["titles"]],
  'unplaced.add': ["Add"],
  share: ["Share"],
})
