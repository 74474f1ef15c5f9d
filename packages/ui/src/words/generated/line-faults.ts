// Written by compile.ts from line-faults.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "line-faults", and what each of them needs. */
export interface LineFaultsWords {
  not_for_sale: NoValues
  not_deliverable: { country: string }
  stock_left: { left: number }
  cart_full: NoValues
}

/** The English texts of the area "line-faults". */
export const lineFaultsWords = /* @__PURE__ */ defineWords<LineFaultsWords>('line-faults', {
  not_for_sale: ["is no longer for sale"],
  not_deliverable: ["cannot be delivered to ",["country"]],
  stock_left: [["left","number"]," left in stock"],
  cart_full: ["does not fit in the cart"],
})
