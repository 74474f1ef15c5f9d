// Written by compile.ts from shelf-list.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shelf-list", and what each of them needs. */
export interface ShelfListWords {
  'head.product': NoValues
  'head.left': NoValues
  'head.price': NoValues
  'head.quantity': NoValues
  label: NoValues
  quantity: NoValues
  quantityOf: { title: string }
  wrong: { count: number; titles: string }
  aboveStock: { inCart: number; left: string }
  take: { pieces: number }
  takeOf: { pieces: number; title: string }
  much: { times: number }
  over: { reason: string; pieces: number }
  next: { from: number }
}

/** The English texts of the area "shelf-list". */
export const shelfListWords = /* @__PURE__ */ defineWords<ShelfListWords>('shelf-list', {
  'head.product': ["Product"],
  'head.left': ["Left, by your orders"],
  'head.price': ["Price"],
  'head.quantity': ["Quantity"],
  label: ["List of your shelf"],
  quantity: ["Qty"],
  quantityOf: ["Quantity of ",["title"]],
  wrong: [["count","plural",{"one":["#"," quantity is wrong"],"other":["#"," quantities are wrong"]}],": ",["titles"]],
  aboveStock: [["inCart","plural",{"0":["Only ",["left"]," in stock"],"other":["Only ",["left"]," in stock, ",["inCart","number"]," in the cart"]}]],
  take: ["Take ",["pieces","number"]],
  takeOf: ["Take ",["pieces","number"]," of ",["title"]],
  much: ["about ",["times","number"]," full shelves"],
  over: [["reason","select",{"carton":[["pieces","number"]," over, for the carton"],"other":[["pieces","number"]," over, for the bulk price"]}]],
  next: [["from","number"],"+"],
})
