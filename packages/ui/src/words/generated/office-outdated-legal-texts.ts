// Written by compile.ts from office-outdated-legal-texts.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "office-outdated-legal-texts", and what each of them needs. */
export interface OfficeOutdatedLegalTextsWords {
  text: { facts: string }
}

/** The English texts of the area "office-outdated-legal-texts". */
export const officeOutdatedLegalTextsWords = /* @__PURE__ */ defineWords<OfficeOutdatedLegalTextsWords>('office-outdated-legal-texts', {
  text: ["The shop’s profile says ",["facts"],". These published texts do not, so change and publish them again:"],
})
