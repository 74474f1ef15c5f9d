// Written by compile.ts from company.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "company", and what each of them needs. */
export interface CompanyWords {
  'vat.title': NoValues
  'vat.number': NoValues
  'vat.status': NoValues
  'vat.none': NoValues
  'vat.noneText': NoValues
  'vat.known': { status: string; source: string; day: string }
  'vat.unchecked': NoValues
  'vat.add': NoValues
  'vat.change': NoValues
  'vat.reserved': { owners: string }
  'vat.label': NoValues
  'vat.hint': { example: string }
  'vat.later': NoValues
  'vat.fault': { fault: string }
  'vat.save': NoValues
  'vat.saving': NoValues
  'vat.saved': NoValues
  'vat.cancel': NoValues
  'vat.loading': NoValues
}

/** The English texts of the area "company". */
export const companyWords = /* @__PURE__ */ defineWords<CompanyWords>('company', {
  'vat.title': ["VAT number"],
  'vat.number': ["Number"],
  'vat.status': ["Status"],
  'vat.none': ["Not given"],
  'vat.noneText': ["Deliveries to another EU country can be without VAT once your company’s VAT number there is known and confirmed."],
  'vat.known': [["status","select",{"valid":[["source","select",{"vies":["Confirmed by the EU register on ",["day"]],"other":["Confirmed by us on ",["day"]]}]],"invalid":[["source","select",{"vies":["Not valid according to the EU register on ",["day"]],"other":["Not valid, checked by us on ",["day"]]}]],"other":["The EU register did not respond on ",["day"],". We will check again."]}]],
  'vat.unchecked': ["Not confirmed yet"],
  'vat.add': ["Add VAT number"],
  'vat.change': ["Change"],
  'vat.reserved': ["Only an owner of your company may change it. Please ask ",["owners"],"."],
  'vat.label': ["VAT number"],
  'vat.hint': ["Start with the two-letter country code",["example","select",{"none":[],"other":[", such as ",["example"]]}],". Spaces and hyphens are ignored."],
  'vat.later': ["It applies to new orders once it is confirmed. You can order in the meantime."],
  'vat.fault': [["fault","select",{"empty":["Please enter the VAT number."],"no_country":["Start with the two-letter country code, such as SE or DK."],"other":["This is not the format of that country’s VAT numbers. Please check it."]}]],
  'vat.save': ["Save"],
  'vat.saving': ["Saving..."],
  'vat.saved': ["The VAT number is saved."],
  'vat.cancel': ["Cancel"],
  'vat.loading': ["Loading the VAT number..."],
})
