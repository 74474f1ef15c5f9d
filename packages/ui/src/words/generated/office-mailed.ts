// Written by compile.ts from office-mailed.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-mailed", and what each of them needs. */
export interface OfficeMailedWords {
  mailed: { name: string }
  'mailed.waits': { name: string }
  'mailed.all': NoValues
}

/** The English texts of the area "office-mailed". */
export const officeMailedWords = /* @__PURE__ */ defineWords<OfficeMailedWords>('office-mailed', {
  mailed: [["name"]," is notified by e-mail."],
  'mailed.waits': ["The e-mail to ",["name"]," waits until a mail server is set."],
  'mailed.all': ["Until a mail server is set, e-mails wait."],
})
