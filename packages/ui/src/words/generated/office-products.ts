// Written by compile.ts from office-products.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-products", and what each of them needs. */
export interface OfficeProductsWords {
  category: NoValues
  anyCategory: NoValues
  brand: NoValues
  anyBrand: NoValues
  state: NoValues
  anyState: NoValues
  stock: NoValues
  anyStock: NoValues
  missing: NoValues
  stateOf: { name: string }
  createdByImport: NoValues
  anyMissing: NoValues
  'stock.in': NoValues
  'stock.low': NoValues
  'stock.out': NoValues
  'stock.always': NoValues
  'stock.backorder': NoValues
  'missing.picture': NoValues
  'missing.price': NoValues
  'missing.category': NoValues
  'missing.weight': NoValues
  'missing.gtin': NoValues
  filters: NoValues
  text: { text: string }
  clear: NoValues
  'none.named': { filters: string }
  'none.stock.in': NoValues
  'none.stock.low': NoValues
  'none.stock.out': NoValues
  'none.stock.always': NoValues
  'none.stock.backorder': NoValues
  'none.missing.picture': NoValues
  'none.missing.price': NoValues
  'none.missing.category': NoValues
  'none.missing.weight': NoValues
  'none.missing.gtin': NoValues
  furtherSkus: { sku: string; count: number }
  priceFrom: { price: string }
  noPrice: NoValues
  tier: { from: string; price: string }
  furtherTiers: { count: number }
  carton: NoValues
  free: NoValues
  inStock: { pieces: string }
}

/** The English texts of the area "office-products". */
export const officeProductsWords = /* @__PURE__ */ defineWords<OfficeProductsWords>('office-products', {
  category: ["Category"],
  anyCategory: ["Any category"],
  brand: ["Brand"],
  anyBrand: ["Any brand"],
  state: ["State"],
  anyState: ["Any state"],
  stock: ["Stock"],
  anyStock: ["Any stock"],
  missing: ["Missing data"],
  stateOf: ["State of ",["name"]],
  createdByImport: ["Created by an import"],
  anyMissing: ["Missing data"],
  'stock.in': ["In stock"],
  'stock.low': ["Low stock"],
  'stock.out': ["Out of stock"],
  'stock.always': ["Always available"],
  'stock.backorder': ["Backorder"],
  'missing.picture': ["No picture"],
  'missing.price': ["No price"],
  'missing.category': ["No category"],
  'missing.weight': ["No weight"],
  'missing.gtin': ["No GTIN"],
  filters: ["Active filters"],
  text: ["“",["text"],"”"],
  clear: ["Clear filters"],
  'none.named': ["Filters: ",["filters"],"."],
  'none.stock.in': ["No product is well in stock"],
  'none.stock.low': ["No product is low in stock"],
  'none.stock.out': ["No product is out of stock"],
  'none.stock.always': ["No product is always available"],
  'none.stock.backorder': ["No product can be backordered"],
  'none.missing.picture': ["Every product has a picture"],
  'none.missing.price': ["Every variant has a price"],
  'none.missing.category': ["Every product is in a category"],
  'none.missing.weight': ["Every product has a weight"],
  'none.missing.gtin': ["Every variant has a GTIN"],
  furtherSkus: [["sku"]," and ",["count","number"]," more"],
  priceFrom: ["from ",["price"]],
  noPrice: ["No price"],
  tier: ["from ",["from"],": ",["price"]],
  furtherTiers: ["+",["count","number"]],
  carton: ["Carton"],
  free: ["Free stock"],
  inStock: [["pieces"]," in stock"],
})
