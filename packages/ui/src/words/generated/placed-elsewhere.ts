// Written by compile.ts from placed-elsewhere.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "placed-elsewhere", and what each of them needs. */
export interface PlacedElsewhereWords {
  by: { number: string; name: string }
  byYou: { number: string }
  byUnknown: { number: string }
  text: NoValues
  open: { number: string }
}

/** The English texts of the area "placed-elsewhere". */
export const placedElsewhereWords = /* @__PURE__ */ defineWords<PlacedElsewhereWords>('placed-elsewhere', {
  by: ["Order ",["number"]," was placed by ",["name"],"."],
  byYou: ["You placed order ",["number"]," in another tab or on another device."],
  byUnknown: ["Order ",["number"]," has been placed."],
  text: ["These goods are no longer in the cart."],
  open: ["Open order ",["number"]],
})
