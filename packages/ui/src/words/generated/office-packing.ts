// Written by compile.ts from office-packing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-packing", and what each of them needs. */
export interface OfficePackingWords {
  packed: { count: number }
  refused: { count: number }
  'refused.of': { number: string; why: string }
  'refused.moved': NoValues
  'outcome.close': NoValues
  pack: { count: number }
  packing: NoValues
  slips: NoValues
}

/** The English texts of the area "office-packing". */
export const officePackingWords = /* @__PURE__ */ defineWords<OfficePackingWords>('office-packing', {
  packed: [["count","plural",{"0":["No order was marked as packed."],"one":["#"," order is packed."],"other":["#"," orders are packed."]}]],
  refused: [["count","plural",{"one":["One was refused and stays selected:"],"other":["#"," were refused and stay selected:"]}]],
  'refused.of': ["Order ",["number"],": ",["why"]],
  'refused.moved': ["it has been shipped or cancelled."],
  'outcome.close': ["Close"],
  pack: ["Mark ",["count","number"]," as packed"],
  packing: ["Marking..."],
  slips: ["Packing slips"],
})
