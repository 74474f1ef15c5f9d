// Written by compile.ts from totals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "totals", and what each of them needs. */
export interface TotalsWords {
  'goods.cart': NoValues
  'goods.checkout': NoValues
  'shipping.cart': NoValues
  'shipping.checkout': NoValues
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
  'shipping.cart': ["Shipping fee"],
  'shipping.checkout': ["Shipping"],
  discount: ["Discount"],
  tax: ["Tax"],
  vat: ["VAT, ",["country"]],
  total: ["Total"],
  estimated: ["estimated"],
})
