// Written by compile.ts from cart-already-ordered.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "cart-already-ordered", and what each of them needs. */
export interface CartAlreadyOrderedWords {
  by: { number: string; name: string }
  byYou: { number: string }
  byUnknown: { number: string }
  text: NoValues
  open: { number: string }
}

/** The English texts of the area "cart-already-ordered". */
export const cartAlreadyOrderedWords = /* @__PURE__ */ defineWords<CartAlreadyOrderedWords>('cart-already-ordered', {
  by: ["Order ",["number"]," was placed by ",["name"],"."],
  byYou: ["You placed order ",["number"]," in another tab or on another device."],
  byUnknown: ["Order ",["number"]," has been placed."],
  text: ["These goods are no longer in the cart."],
  open: ["Open order ",["number"]],
})
