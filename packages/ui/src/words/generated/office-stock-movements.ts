// Written by compile.ts from office-stock-movements.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-stock-movements", and what each of them needs. */
export interface OfficeStockMovementsWords {
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
  'movements.correct': NoValues
  'movements.actions': NoValues
  'movements.row': { kind: string; time: string }
  'kind.opening': NoValues
  'kind.goods_in': NoValues
  'kind.correction': NoValues
  'kind.order': NoValues
  'kind.cancellation': NoValues
  'kind.import': NoValues
  'kind.set': NoValues
  'reason.counted': NoValues
  'reason.damaged': NoValues
  'reason.expired': NoValues
  'reason.lost': NoValues
  'reason.returned': NoValues
  'reason.own_use': NoValues
  'reason.booked_by_mistake': NoValues
  'reason.other': NoValues
}

/** The English texts of the area "office-stock-movements". */
export const officeStockMovementsWords = /* @__PURE__ */ defineWords<OfficeStockMovementsWords>('office-stock-movements', {
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
  'movements.correct': ["Correct"],
  'movements.actions': ["Actions"],
  'movements.row': [["kind"],", ",["time"]],
  'kind.opening': ["Opening stock"],
  'kind.goods_in': ["Goods in"],
  'kind.correction': ["Correction"],
  'kind.order': ["Order"],
  'kind.cancellation': ["Cancelled order"],
  'kind.import': ["Import"],
  'kind.set': ["New figure"],
  'reason.counted': ["Counted differently"],
  'reason.damaged': ["Damaged"],
  'reason.expired': ["Expired"],
  'reason.lost': ["Lost or stolen"],
  'reason.returned': ["Returned by a customer"],
  'reason.own_use': ["Own use or samples"],
  'reason.booked_by_mistake': ["Booked by mistake"],
  'reason.other': ["Other"],
})
