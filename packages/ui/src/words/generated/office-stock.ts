// Written by compile.ts from office-stock.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-stock", and what each of them needs. */
export interface OfficeStockWords {
  'goodsIn.do': NoValues
  'correction.do': NoValues
  actions: { name: string }
  reserved: { onHand: string; pieces: string }
  reservedOf: { pieces: string }
}

/** The English texts of the area "office-stock". */
export const officeStockWords = /* @__PURE__ */ defineWords<OfficeStockWords>('office-stock', {
  'goodsIn.do': ["Goods in..."],
  'correction.do': ["Correction..."],
  actions: ["Stock of ",["name"]],
  reserved: [["onHand"]," on hand, ",["pieces"]," reserved"],
  reservedOf: [["pieces"]," reserved"],
})
