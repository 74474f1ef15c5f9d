// Written by compile.ts from office-imprint-notice.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-imprint-notice", and what each of them needs. */
export interface OfficeImprintNoticeWords {
  text: { facts: string }
  change: NoValues
}

/** The English texts of the area "office-imprint-notice". */
export const officeImprintNoticeWords = /* @__PURE__ */ defineWords<OfficeImprintNoticeWords>('office-imprint-notice', {
  text: ["The shop’s profile says ",["facts"],", and the published imprint does not. Change the imprint and publish it."],
  change: ["Change the imprint"],
})
