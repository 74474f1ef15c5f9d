// Written by compile.ts from legal.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "legal", and what each of them needs. */
export interface LegalWords {
  bindingText: NoValues
  loading: NoValues
  failed: NoValues
  'title.terms': NoValues
  'title.privacy': NoValues
  'title.cookies': NoValues
  'title.imprint': NoValues
  notPublished: NoValues
  'notPublished.terms': NoValues
  'notPublished.privacy': NoValues
  'notPublished.cookies': NoValues
  'notPublished.imprint': NoValues
}

/** The English texts of the area "legal". */
export const legalWords = /* @__PURE__ */ defineWords<LegalWords>('legal', {
  bindingText: ["The binding text of this shop is at"],
  loading: ["Loading the text..."],
  failed: ["The text could not be loaded"],
  'title.terms': ["Terms and conditions"],
  'title.privacy': ["Privacy policy"],
  'title.cookies': ["Cookies"],
  'title.imprint': ["Imprint"],
  notPublished: ["Not published yet"],
  'notPublished.terms': ["This shop has not published its terms and conditions yet. It takes applications once it has."],
  'notPublished.privacy': ["This shop has not published its privacy policy yet. It takes applications once it has."],
  'notPublished.cookies': ["This shop has not published its text about cookies yet."],
  'notPublished.imprint': ["This shop has not published an imprint."],
})
