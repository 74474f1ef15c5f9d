// Written by compile.ts from office-test-mail.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-test-mail", and what each of them needs. */
export interface OfficeTestMailWords {
  send: NoValues
  sending: NoValues
  text: NoValues
  sent: { email: string }
}

/** The English texts of the area "office-test-mail". */
export const officeTestMailWords = /* @__PURE__ */ defineWords<OfficeTestMailWords>('office-test-mail', {
  send: ["Send a test e-mail"],
  sending: ["Sending..."],
  text: ["To your own address, with the settings that are saved."],
  sent: ["Sent to ",["email"],". If it does not arrive, look in the junk folder."],
})
