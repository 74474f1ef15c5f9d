// Written by compile.ts from office-stock-dialog.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-stock-dialog", and what each of them needs. */
export interface OfficeStockDialogWords {
  goodsIn: NoValues
  'goodsIn.title': { name: string }
  'goodsIn.pieces': NoValues
  'goodsIn.available': NoValues
  'goodsIn.availableHint': NoValues
  'goodsIn.reference': NoValues
  'goodsIn.send': NoValues
  'goodsIn.incomplete': NoValues
  correction: NoValues
  'correction.title': { name: string }
  'correction.pieces': NoValues
  'correction.piecesHint': { free: string }
  'correction.reason': NoValues
  'correction.chooseReason': NoValues
  'correction.note': NoValues
  'correction.send': NoValues
  'correction.incomplete.pieces': NoValues
  'correction.incomplete.reason': NoValues
  'correction.incomplete.note': NoValues
  free: { free: string }
  tooMany: NoValues
  variant: NoValues
  variantOf: { title: string; sku: string }
  leave: NoValues
  sending: NoValues
  unsaved: NoValues
  loading: NoValues
  failed: NoValues
  noSku: NoValues
  close: NoValues
  done: { sku: string; free: number; served: number }
}

/** The English texts of the area "office-stock-dialog". */
export const officeStockDialogWords = /* @__PURE__ */ defineWords<OfficeStockDialogWords>('office-stock-dialog', {
  goodsIn: ["Goods in"],
  'goodsIn.title': ["Goods in: ",["name"]],
  'goodsIn.pieces': ["Pieces received"],
  'goodsIn.available': ["More ships from"],
  'goodsIn.availableHint': ["The day for pieces that are still to come. Leave it empty if none are."],
  'goodsIn.reference': ["Delivery note"],
  'goodsIn.send': ["Add to stock"],
  'goodsIn.incomplete': ["Enter the pieces received."],
  correction: ["Correction"],
  'correction.title': ["Correct the stock: ",["name"]],
  'correction.pieces': ["Pieces to add or take away"],
  'correction.piecesHint': ["Free: ",["free"],". A minus sign takes pieces away, such as -3."],
  'correction.reason': ["Reason"],
  'correction.chooseReason': ["Choose a reason"],
  'correction.note': ["Note"],
  'correction.send': ["Correct stock"],
  'correction.incomplete.pieces': ["Enter the pieces."],
  'correction.incomplete.reason': ["Choose a reason."],
  'correction.incomplete.note': ["Write why in the note."],
  free: ["Free: ",["free"]],
  tooMany: ["Enter at most 100,000,000 pieces."],
  variant: ["Variant"],
  variantOf: [["title"],", ",["sku"]],
  leave: ["Cancel"],
  sending: ["Saving..."],
  unsaved: ["Discard what you entered?"],
  loading: ["Loading the stock..."],
  failed: ["The stock could not be loaded"],
  noSku: ["Give a variant a SKU first."],
  close: ["Close"],
  done: [["sku"]," now has ",["free","plural",{"one":["#"," free piece"],"other":["#"," free pieces"]}],".",["served","plural",{"0":[],"one":[" ","#"," piece went to a waiting order."],"other":[" ","#"," pieces went to waiting orders."]}]],
})
