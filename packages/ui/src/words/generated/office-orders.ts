// Written by compile.ts from office-orders.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-orders", and what each of them needs. */
export interface OfficeOrdersWords {
  from: NoValues
  to: NoValues
  anyCountry: NoValues
  country: NoValues
  anyCompany: NoValues
  company: NoValues
  'days.one': { day: string }
  'days.from': { day: string }
  'days.to': { day: string }
  'days.between': { days: string }
  'found.text': { text: string }
  'none.named': { filters: string }
}

/** The English texts of the area "office-orders". */
export const officeOrdersWords = /* @__PURE__ */ defineWords<OfficeOrdersWords>('office-orders', {
  from: ["Placed from"],
  to: ["Placed until"],
  anyCountry: ["Any country"],
  country: ["Delivered to"],
  anyCompany: ["Any company"],
  company: ["Company"],
  'days.one': ["placed on ",["day"]],
  'days.from': ["placed from ",["day"]],
  'days.to': ["placed until ",["day"]],
  'days.between': ["placed ",["days"]],
  'found.text': ["“",["text"],"”"],
  'none.named': ["Asked for: ",["filters"],"."],
})
