// Written by compile.ts from legal.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "legal", and what each of them needs. */
export interface LegalWords {
  bindingText: NoValues
}

/** The English texts of the area "legal". */
export const legalWords = /* @__PURE__ */ defineWords<LegalWords>('legal', {
  bindingText: ["The binding text of this shop is at"],
})
