// Written by compile.ts from landing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing", and what each of them needs. */
export interface LandingWords {
  pageTitle: NoValues
  'hero.action': NoValues
  'hero.customersOnly': NoValues
  'hero.apply': NoValues
  'accessories.loading': NoValues
}

/** The English texts of the area "landing". */
export const landingWords = /* @__PURE__ */ defineWords<LandingWords>('landing', {
  pageTitle: ["Wholesale"],
  'hero.action': ["Shop Now"],
  'hero.customersOnly': ["Products, prices and orders are for approved customers."],
  'hero.apply': ["Apply for an account"],
  'accessories.loading': ["Loading accessories..."],
})
