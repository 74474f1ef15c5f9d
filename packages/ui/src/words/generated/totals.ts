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
  vat: { percent: string; net: string }
  why: { code: string; country: string; seller: string; buyer: string }
  changesOn: { day: string }
  vatNumber: { code: string }
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
  vat: ["VAT ",["percent"]," on ",["net"]],
  why: [["code","select",{"domestic":["VAT of ",["country"],", as the goods are delivered there."],"registered_abroad":["VAT of ",["country"],", as the goods are delivered and we are registered there. Our VAT number there: ",["seller"],"."],"intra_eu":["Intra-Community supply, Article 138 of Directive 2006/112/EC. Our VAT number: ",["seller"],". Your VAT number: ",["buyer"],"."],"vat_id_missing":["VAT of the country of dispatch, as we have no VAT number of yours from another EU country. Add one to order without VAT."],"vat_id_unconfirmed":["VAT of the country of dispatch, as your VAT number ",["buyer"]," is not confirmed. Once it is, your orders are without VAT."],"other":["Export, outside the scope of VAT. You pay import VAT in the country of delivery."]}]],
  changesOn: ["VAT rates change on ",["day"],". The rate on the dispatch date applies."],
  vatNumber: [["code","select",{"vat_id_missing":["Add VAT number"],"other":["See the VAT number"]}]],
  total: ["Total"],
  estimated: ["estimated"],
})
