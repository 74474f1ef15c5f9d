// Written by compile.ts from office-password-link.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-password-link", and what each of them needs. */
export interface OfficePasswordLinkWords {
  make: NoValues
  makeFor: { name: string }
  making: NoValues
  title: { email: string }
  label: NoValues
  text: { until: string }
}

/** The English texts of the area "office-password-link". */
export const officePasswordLinkWords = /* @__PURE__ */ defineWords<OfficePasswordLinkWords>('office-password-link', {
  make: ["Link for a password"],
  makeFor: ["Make a link with which ",["name"]," chooses a password"],
  making: ["Making the link..."],
  title: ["Link for ",["email"],", shown only now"],
  label: ["Link"],
  text: ["Give it to this person only, for example by phone. Whoever has the link chooses the password and can order in the company’s name. It works once, until ",["until"],"; earlier codes and links no longer work."],
})
