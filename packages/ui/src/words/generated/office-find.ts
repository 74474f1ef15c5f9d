// Written by compile.ts from office-find.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-find", and what each of them needs. */
export interface OfficeFindWords {
  'find.commands': NoValues
  'find.do.newProduct': NoValues
  'find.do.import': NoValues
  'find.do.flashSale': NoValues
  'find.do.ship': NoValues
  'find.do.unpaid': NoValues
  'find.do.exportOrders': NoValues
  'find.do.exportProducts': NoValues
  'find.people': NoValues
  'find.places': NoValues
  'find.search': NoValues
  'find.orders': { text: string }
  'find.products': { text: string }
  'find.companies': { text: string }
  'find.empty': NoValues
  'find.do.orderSettings': NoValues
  'find.words.orderSettings': NoValues
  'find.do.goodsIn': NoValues
  'find.words.goodsIn': NoValues
}

/** The English texts of the area "office-find". */
export const officeFindWords = /* @__PURE__ */ defineWords<OfficeFindWords>('office-find', {
  'find.commands': ["Commands"],
  'find.do.newProduct': ["Add a product"],
  'find.do.import': ["Import a file"],
  'find.do.flashSale': ["Plan a flash sale"],
  'find.do.ship': ["Orders to ship"],
  'find.do.unpaid': ["Orders to be paid"],
  'find.do.exportOrders': ["Export orders as CSV"],
  'find.do.exportProducts': ["Export products as CSV"],
  'find.people': ["People"],
  'find.places': ["Places"],
  'find.search': ["Search"],
  'find.orders': ["Orders with “",["text"],"”"],
  'find.products': ["Products with “",["text"],"”"],
  'find.companies': ["Companies with “",["text"],"”"],
  'find.empty': ["Type a number, a name or an SKU."],
  'find.do.orderSettings': ["Settings: orders"],
  'find.words.orderSettings': ["currency invoice invoices invoicing order minimum payment days due points low stock"],
  'find.do.goodsIn': ["Goods in"],
  'find.words.goodsIn': ["goods stock receive received delivery arrived"],
})
