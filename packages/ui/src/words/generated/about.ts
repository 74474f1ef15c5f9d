// Written by compile.ts from about.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "about", and what each of them needs. */
export interface AboutWords {
  pageTitle: NoValues
  title: NoValues
  empty: NoValues
  'action.products': NoValues
  'action.apply': NoValues
  'action.contact': NoValues
}

/** The English texts of the area "about". */
export const aboutWords = /* @__PURE__ */ defineWords<AboutWords>('about', {
  pageTitle: ["About Us"],
  title: ["About Us"],
  empty: ["There is nothing to read about us here yet."],
  'action.products': ["Shop Product"],
  'action.apply': ["Apply for an account"],
  'action.contact': ["Contact Us"],
})
