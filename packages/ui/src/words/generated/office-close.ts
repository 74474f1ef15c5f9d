// Written by compile.ts from office-close.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-close", and what each of them needs. */
export interface OfficeCloseWords {
  'close.title': { number: string }
  'close.about': NoValues
  'close.what': NoValues
  'close.refund': NoValues
  'close.refundHint': NoValues
  'close.reasonHint': NoValues
  'close.send': { pieces: number }
  'close.sending': NoValues
}

/** The English texts of the area "office-close". */
export const officeCloseWords = /* @__PURE__ */ defineWords<OfficeCloseWords>('office-close', {
  'close.title': ["Close the rest of order ",["number"]],
  'close.about': ["These pieces will not be shipped and are not put back into stock."],
  'close.what': ["What will not be shipped"],
  'close.refund': ["Credit these pieces"],
  'close.refundHint': ["Without a credit they stay on the invoice."],
  'close.reasonHint': ["Included in the e-mail, for example that the article is discontinued."],
  'close.send': ["Close ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'close.sending': ["Closing..."],
})
