// Written by compile.ts from out-of-stock.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "out-of-stock", and what each of them needs. */
export interface OutOfStockWords {
  'notice.title': NoValues
  'notice.once': NoValues
  'notice.request': NoValues
  'notice.saving': NoValues
  'notice.requested': NoValues
  'notice.cancel': NoValues
  neighbours: NoValues
}

/** The English texts of the area "out-of-stock". */
export const outOfStockWords = /* @__PURE__ */ defineWords<OutOfStockWords>('out-of-stock', {
  'notice.title': ["Tell me when it is back"],
  'notice.once': ["One e-mail to your address. Your request is deleted then."],
  'notice.request': ["Tell me"],
  'notice.saving': ["Saving..."],
  'notice.requested': ["We will send you one e-mail when it is back in stock."],
  'notice.cancel': ["Cancel"],
  neighbours: ["In stock beside it"],
})
