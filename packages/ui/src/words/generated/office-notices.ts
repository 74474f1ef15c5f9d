// Written by compile.ts from office-notices.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-notices", and what each of them needs. */
export interface OfficeNoticesWords {
  'notices.title': NoValues
  'notices.lead': { email: string }
  'notices.order': NoValues
  'notices.application': NoValues
  'notices.complaint': NoValues
  'notices.message': NoValues
  'notices.low_stock': NoValues
  'notices.failed_mail': NoValues
  'notices.off': NoValues
  'notices.at_once': NoValues
  'notices.digest': NoValues
  'notices.note': { time: string }
  'notices.save': NoValues
  'notices.saving': NoValues
  'notices.saved': NoValues
  'notices.putBack': NoValues
  'notices.loading': NoValues
  'notices.failed': NoValues
}

/** The English texts of the area "office-notices". */
export const officeNoticesWords = /* @__PURE__ */ defineWords<OfficeNoticesWords>('office-notices', {
  'notices.title': ["Email notifications"],
  'notices.lead': ["We notify you at ",["email"],". These settings apply to you alone."],
  'notices.order': ["A new order"],
  'notices.application': ["A new application"],
  'notices.complaint': ["A complaint"],
  'notices.message': ["A message from the contact form"],
  'notices.low_stock': ["Low stock"],
  'notices.failed_mail': ["An e-mail that could not be delivered"],
  'notices.off': ["Off"],
  'notices.at_once': ["Immediately"],
  'notices.digest': ["Once a day"],
  'notices.note': ["The daily e-mail is sent at ",["time"]," in the shop’s time zone, if something happened."],
  'notices.save': ["Save"],
  'notices.saving': ["Saving..."],
  'notices.saved': ["Saved."],
  'notices.putBack': ["Discard changes"],
  'notices.loading': ["Loading your settings..."],
  'notices.failed': ["Your settings could not be loaded"],
})
