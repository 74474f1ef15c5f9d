// Written by compile.ts from office-application-form.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-application-form", and what each of them needs. */
export interface OfficeApplicationFormWords {
  title: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  changed: NoValues
  intro: NoValues
  'always.1': NoValues
  'always.2': NoValues
  'always.3': NoValues
  'always.4': NoValues
  'always.5': NoValues
  leftOut: NoValues
  'field.shippingChoices': NoValues
  'field.shippingChoices.hint': NoValues
  'uploadLicenses.off': NoValues
  'rule.required': NoValues
  'rule.optional': NoValues
  'rule.off': NoValues
  'rule.carriers': NoValues
  'rule.delivery': NoValues
}

/** The English texts of the area "office-application-form". */
export const officeApplicationFormWords = /* @__PURE__ */ defineWords<OfficeApplicationFormWords>('office-application-form', {
  title: ["Application form"],
  loading: ["Loading the application form..."],
  failed: ["The application form could not be loaded"],
  readOnly: ["Your role can view the application form, but not change it."],
  changed: ["Changed by a colleague or in another window since you began"],
  intro: ["Choose what buyers are asked when they apply for an account. Forms that are open now keep what was entered. Applications that you have received do not change."],
  'always.1': ["Company name, number and country are always asked."],
  'always.2': ["Full name, e-mail and phone are always asked."],
  'always.3': ["Without a question the form leaves this step out."],
  'always.4': ["The delivery address becomes the company’s first address."],
  'always.5': ["Terms and privacy are always asked."],
  leftOut: ["Nothing is asked. The form leaves this step out."],
  'field.shippingChoices': ["Shipping preferences offered"],
  'field.shippingChoices.hint': ["Your delivery options are offered if two of them apply to the same order. Options by order value or by country leave nothing to choose."],
  'uploadLicenses.off': ["If you sell nicotine, alcohol or other goods with an age limit, ask for the licence to read it before you approve."],
  'rule.required': ["Required"],
  'rule.optional': ["May be left empty"],
  'rule.off': ["Not asked"],
  'rule.carriers': ["UPS, FedEx and DHL"],
  'rule.delivery': ["Your delivery options"],
})
