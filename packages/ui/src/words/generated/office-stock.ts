// Written by compile.ts from office-stock.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-stock", and what each of them needs. */
export interface OfficeStockWords {
  goodsIn: NoValues
  'goodsIn.do': NoValues
  'goodsIn.title': { name: string }
  'goodsIn.pieces': NoValues
  'goodsIn.available': NoValues
  'goodsIn.availableHint': NoValues
  'goodsIn.reference': NoValues
  'goodsIn.send': NoValues
  'goodsIn.incomplete': NoValues
  correction: NoValues
  'correction.do': NoValues
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
  close: NoValues
  unsaved: NoValues
  loading: NoValues
  failed: NoValues
  noSku: NoValues
  actions: { name: string }
  reserved: { onHand: string; pieces: string }
  reservedOf: { pieces: string }
  done: { sku: string; free: number; served: number }
  'reason.counted': NoValues
  'reason.damaged': NoValues
  'reason.expired': NoValues
  'reason.lost': NoValues
  'reason.returned': NoValues
  'reason.own_use': NoValues
  'reason.other': NoValues
  movements: NoValues
  'movements.loading': NoValues
  'movements.failed': NoValues
  'movements.empty': NoValues
  'movements.emptyText': NoValues
  'movements.what': NoValues
  'movements.time': NoValues
  'movements.change': NoValues
  'movements.stock': NoValues
  'movements.details': NoValues
  'movements.by': NoValues
  'movements.row': { kind: string; time: string }
  'kind.opening': NoValues
  'kind.goods_in': NoValues
  'kind.correction': NoValues
  'kind.order': NoValues
  'kind.cancellation': NoValues
  'kind.import': NoValues
  'kind.set': NoValues
}

/** The English texts of the area "office-stock". */
export const officeStockWords = /* @__PURE__ */ defineWords<OfficeStockWords>('office-stock', {
  goodsIn: ["Goods in"],
  'goodsIn.do': ["Goods in..."],
  'goodsIn.title': ["Goods in: ",["name"]],
  'goodsIn.pieces': ["Pieces received"],
  'goodsIn.available': ["More ships from"],
  'goodsIn.availableHint': ["The day for pieces that are still to come. Leave it empty if none are."],
  'goodsIn.reference': ["Delivery note"],
  'goodsIn.send': ["Add to stock"],
  'goodsIn.incomplete': ["Enter the pieces received."],
  correction: ["Correction"],
  'correction.do': ["Correction..."],
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
  close: ["Close"],
  unsaved: ["Discard what you entered?"],
  loading: ["Loading the stock..."],
  failed: ["The stock could not be loaded"],
  noSku: ["Give a variant a SKU first."],
  actions: ["Stock of ",["name"]],
  reserved: [["onHand"]," on hand, ",["pieces"]," reserved"],
  reservedOf: [["pieces"]," reserved"],
  done: [["sku"]," now has ",["free","plural",{"one":["#"," free piece"],"other":["#"," free pieces"]}],".",["served","plural",{"0":[],"one":[" ","#"," piece went to a waiting order."],"other":[" ","#"," pieces went to waiting orders."]}]],
  'reason.counted': ["Counted differently"],
  'reason.damaged': ["Damaged"],
  'reason.expired': ["Expired"],
  'reason.lost': ["Lost or stolen"],
  'reason.returned': ["Returned by a customer"],
  'reason.own_use': ["Own use or samples"],
  'reason.other': ["Other"],
  movements: ["Stock movements"],
  'movements.loading': ["Loading stock movements..."],
  'movements.failed': ["Stock movements could not be loaded"],
  'movements.empty': ["No stock movements yet"],
  'movements.emptyText': ["Orders, goods in, corrections and imports appear here."],
  'movements.what': ["Movement"],
  'movements.time': ["Time"],
  'movements.change': ["Pieces"],
  'movements.stock': ["Free stock"],
  'movements.details': ["Details"],
  'movements.by': ["By"],
  'movements.row': [["kind"],", ",["time"]],
  'kind.opening': ["Opening stock"],
  'kind.goods_in': ["Goods in"],
  'kind.correction': ["Correction"],
  'kind.order': ["Order"],
  'kind.cancellation': ["Cancelled order"],
  'kind.import': ["Import"],
  'kind.set': ["New figure"],
})
