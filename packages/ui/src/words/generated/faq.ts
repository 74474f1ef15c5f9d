// Written by compile.ts from faq.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "faq", and what each of them needs. */
export interface FaqWords {
  pageTitle: NoValues
  title: NoValues
  empty: NoValues
  'more.title': NoValues
  'more.text': NoValues
  'more.action': NoValues
}

/** The English texts of the area "faq". */
export const faqWords = /* @__PURE__ */ defineWords<FaqWords>('faq', {
  pageTitle: ["FAQ"],
  title: ["FAQ Section"],
  empty: ["No questions are answered here yet"],
  'more.title': ["Didn’t find your question?"],
  'more.text': ["Send us a message."],
  'more.action': ["Contact Us"],
})
