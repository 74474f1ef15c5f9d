// Written by compile.ts from totals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "totals", and what each of them needs. */
export interface TotalsWords {
  'goods.cart': NoValues
  'goods.checkout': NoValues
  'goods.order': NoValues
  'shipping.cart': NoValues
  'shipping.checkout': NoValues
  'shipping.order': NoValues
  'shipping.unknown': NoValues
  discount: NoValues
  tax: NoValues
  vat: { country: string }
  total: NoValues
  estimated: NoValues
}

/** The English texts of the area "totals". */
export const totalsWords = /* @__PURE__ */ defineWords<TotalsWords>('totals', {
  'goods.cart': ["Subtotal"],
  'goods.checkout': ["Item total"],
  'goods.order': ["Value of Goods"],
  'shipping.cart': ["Shipping fee"],
  'shipping.checkout': ["Shipping"],
  'shipping.order': ["Shipping Fee"],
  'shipping.unknown': ["N/A"],
  discount: ["Discount"],
  tax: ["Tax"],
  vat: ["VAT, ",["country"]],
  total: ["Total"],
  estimated: ["estimated"],
})
