// Written by compile.ts from office-notices.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-notices", and what each of them needs. */
export interface OfficeNoticesWords {
  'notices.title': NoValues
  'notices.lead': { email: string }
  'notices.order': NoValues
  'notices.application': NoValues
  'notices.complaint': NoValues
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
  'notices.title': ["Emails to you"],
  'notices.lead': ["What happens in the shop reaches you at ",["email"],". This is your own choice; your colleagues make theirs."],
  'notices.order': ["A new order"],
  'notices.application': ["A new application"],
  'notices.complaint': ["A complaint"],
  'notices.low_stock': ["Stock under 50 pieces"],
  'notices.failed_mail': ["An e-mail that is not delivered"],
  'notices.off': ["Not at all"],
  'notices.at_once': ["At once"],
  'notices.digest': ["Once a day"],
  'notices.note': ["Once a day is at ",["time"]," by the shop’s clock, where something happened. In two windows, what is saved last holds."],
  'notices.save': ["Save"],
  'notices.saving': ["Saving..."],
  'notices.saved': ["Saved."],
  'notices.putBack': ["Put back"],
  'notices.loading': ["Your choice is being read"],
  'notices.failed': ["Your choice cannot be shown"],
})
