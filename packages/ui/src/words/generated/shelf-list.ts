// Written by compile.ts from shelf-list.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shelf-list", and what each of them needs. */
export interface ShelfListWords {
  label: NoValues
  quantityOf: { title: string }
  invalid: { max: number }
  next: { price: string; from: number }
}

/** The English texts of the area "shelf-list". */
export const shelfListWords = /* @__PURE__ */ defineWords<ShelfListWords>('shelf-list', {
  label: ["Order list of your shelf"],
  quantityOf: ["Quantity of ",["title"]],
  invalid: ["Enter a whole number from 0 to ",["max","number"],"."],
  next: [["price"]," from ",["from","number"]],
})
