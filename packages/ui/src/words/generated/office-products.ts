// Written by compile.ts from office-products.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-products", and what each of them needs. */
export interface OfficeProductsWords {
  category: NoValues
  anyCategory: NoValues
  loadingCategories: NoValues
  brand: NoValues
  anyBrand: NoValues
  state: NoValues
  anyState: NoValues
  stock: NoValues
  anyStock: NoValues
  missing: NoValues
  stateOf: { name: string }
  createdByImport: NoValues
  changedByOne: NoValues
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
  'free.hint': NoValues
  'fault.price': { name: string; problem: string }
  'fault.stock': { name: string; problem: string }
  'fault.state': { name: string; problem: string }
  goodsIn: NoValues
  'goodsIn.several': NoValues
  'goodsIn.hintClose': NoValues
  'goodsIn.hint': NoValues
  paste: NoValues
  'view.save': NoValues
  'view.remove': NoValues
  'view.title': NoValues
  'view.name': NoValues
  'view.hint': NoValues
  'view.needed': NoValues
  'view.send': NoValues
  'view.leave': NoValues
  'view.unsaved': NoValues
  inStock: { pieces: string }
}

/** The English texts of the area "office-products". */
export const officeProductsWords = /* @__PURE__ */ defineWords<OfficeProductsWords>('office-products', {
  category: ["Category"],
  anyCategory: ["Any category"],
  loadingCategories: ["Loading categories..."],
  brand: ["Brand"],
  anyBrand: ["Any brand"],
  state: ["State"],
  anyState: ["Any state"],
  stock: ["Stock"],
  anyStock: ["Any stock"],
  missing: ["Missing data"],
  stateOf: ["State of ",["name"]],
  createdByImport: ["Created by an import"],
  changedByOne: ["Changed together"],
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
  'free.hint': ["A number replaces the stock. +25 adds 25 pieces as goods in. -3 takes 3 away as a correction: counted differently."],
  'fault.price': ["The price of ",["name"]," ",["problem"],"."],
  'fault.stock': ["The stock of ",["name"]," ",["problem"],"."],
  'fault.state': ["The state of ",["name"]," ",["problem"],"."],
  goodsIn: ["Goods in"],
  'goodsIn.several': ["Several articles..."],
  'goodsIn.hintClose': ["Close"],
  'goodsIn.hint': ["Goods in: find the product below by name, SKU or barcode. Type +25 in its free stock to add 25 pieces, or choose “Goods in...” in its menu to add the delivery note."],
  paste: ["Paste..."],
  'view.save': ["Save view..."],
  'view.remove': ["Delete view"],
  'view.title': ["Save these filters as a view"],
  'view.name': ["Name"],
  'view.hint': ["It is beside the other views, for you in this browser. Its address works for colleagues, too."],
  'view.needed': ["Enter a name."],
  'view.send': ["Save view"],
  'view.leave': ["Cancel"],
  'view.unsaved': ["The view has not been saved."],
  inStock: [["pieces"]," in stock"],
})
