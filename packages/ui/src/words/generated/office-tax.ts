// Written by compile.ts from office-tax.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-tax", and what each of them needs. */
export interface OfficeTaxWords {
  'class.food': NoValues
  'class.confectionery': NoValues
  'class.soft_drink': NoValues
  'class.nicotine': NoValues
  'class.standard': NoValues
  withRate: { name: string; percent: string; country: string }
  withRateSince: { name: string; percent: string; country: string; since: string }
  of: { country: string }
  classes: NoValues
  rate: NoValues
  period: NoValues
  always: NoValues
  from: { from: string }
  until: { to: string }
  between: { from: string; to: string }
}

/** The English texts of the area "office-tax". */
export const officeTaxWords = /* @__PURE__ */ defineWords<OfficeTaxWords>('office-tax', {
  'class.food': ["Food"],
  'class.confectionery': ["Confectionery"],
  'class.soft_drink': ["Soft drink"],
  'class.nicotine': ["Nicotine"],
  'class.standard': ["Standard"],
  withRate: [["name"],", ",["percent"]," in ",["country"]],
  withRateSince: [["name"],", ",["percent"]," in ",["country"]," since ",["since"]],
  of: ["VAT in ",["country"]],
  classes: ["Tax class"],
  rate: ["Rate"],
  period: ["Valid, and source"],
  always: ["No known end"],
  from: ["From ",["from"]],
  until: ["Until ",["to"]],
  between: [["from"]," to ",["to"]],
})
