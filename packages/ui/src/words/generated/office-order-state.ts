// Written by compile.ts from office-order-state.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-order-state", and what each of them needs. */
export interface OfficeOrderStateWords {
  'goods.to_pack': NoValues
  'goods.packed': NoValues
  'goods.partly_shipped': NoValues
  'goods.shipped': NoValues
  'goods.delivered': NoValues
  'goods.completed': NoValues
  'goods.requires_action': NoValues
  'goods.canceled': NoValues
  'payment.unpaid': NoValues
  'payment.part_paid': NoValues
  'payment.paid': NoValues
  'payment.credited': NoValues
  'payment.nothing_due': NoValues
  count: { shipped: string; pieces: string }
}

/** The English texts of the area "office-order-state". */
export const officeOrderStateWords = /* @__PURE__ */ defineWords<OfficeOrderStateWords>('office-order-state', {
  'goods.to_pack': ["To pack"],
  'goods.packed': ["Packed"],
  'goods.partly_shipped': ["Part shipped"],
  'goods.shipped': ["Shipped"],
  'goods.delivered': ["Delivered"],
  'goods.completed': ["Completed"],
  'goods.requires_action': ["Requires action"],
  'goods.canceled': ["Cancelled"],
  'payment.unpaid': ["Unpaid"],
  'payment.part_paid': ["Part paid"],
  'payment.paid': ["Paid"],
  'payment.credited': ["Credited in full"],
  'payment.nothing_due': ["Nothing due"],
  count: [["shipped"]," of ",["pieces"]," shipped"],
})
