// Written by compile.ts from link.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "link", and what each of them needs. */
export interface LinkWords {
  newTab: NoValues
}

/** The English texts of the area "link". */
export const linkWords = /* @__PURE__ */ defineWords<LinkWords>('link', {
  newTab: ["Opens in a new tab."],
})
