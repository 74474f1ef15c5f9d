// Written by compile.ts from product-info.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "product-info", and what each of them needs. */
export interface ProductInfoWords {
  nicotine: NoValues
  perPouch: { strength: string }
  flavour: NoValues
  deliveredTo: NoValues
  notDeliveredTo: NoValues
  limitIn: { country: string }
  limitSince: { date: string }
  limitFrom: { date: string }
  limitUntil: { date: string }
  limitSource: { source: string }
  weight: NoValues
  brand: NoValues
  sku: NoValues
  category: NoValues
  pack: NoValues
  cartonPieces: { count: number }
  tags: NoValues
}

/** The English texts of the area "product-info". */
export const productInfoWords = /* @__PURE__ */ defineWords<ProductInfoWords>('product-info', {
  nicotine: ["Nicotine"],
  perPouch: [["strength"]," a pouch"],
  flavour: ["Flavour class"],
  deliveredTo: ["Delivered to"],
  notDeliveredTo: ["Not delivered to"],
  limitIn: [["country"],":"],
  limitSince: ["Since ",["date"]],
  limitFrom: ["From ",["date"]],
  limitUntil: ["Until ",["date"]],
  limitSource: ["Source: ",["source"]],
  weight: ["Weight"],
  brand: ["Brand"],
  sku: ["SKU"],
  category: ["Category"],
  pack: ["Pack"],
  cartonPieces: [["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  tags: ["Tags"],
})
