// Written by compile.ts from office-bulk-sale.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-bulk-sale", and what each of them needs. */
export interface OfficeBulkSaleWords {
  'sale.title': NoValues
  'sale.titleHint': NoValues
  'sale.discount': NoValues
  'sale.percentOff': NoValues
  'sale.percentHint': NoValues
  'sale.amountOff': NoValues
  'sale.amountHint': NoValues
  'sale.starts': NoValues
  'sale.ends': NoValues
  'sale.endsHint': NoValues
  'sale.endsWrong': NoValues
  'sale.rule': NoValues
}

/** The English texts of the area "office-bulk-sale". */
export const officeBulkSaleWords = /* @__PURE__ */ defineWords<OfficeBulkSaleWords>('office-bulk-sale', {
  'sale.title': ["Name"],
  'sale.titleHint': ["Buyers read it on the home page."],
  'sale.discount': ["Discount"],
  'sale.percentOff': ["Percentage off"],
  'sale.percentHint': ["A whole percentage from 1 to 90."],
  'sale.amountOff': ["Amount off in €"],
  'sale.amountHint': ["From the lowest price of one piece, as the nearest whole percentage. The preview shows the prices."],
  'sale.starts': ["Begins"],
  'sale.ends': ["Ends"],
  'sale.endsHint': ["The last day."],
  'sale.endsWrong': ["Choose the first day or a later one."],
  'sale.rule': ["All prices and tiers of a product get the same percentage off. A product is in one flash sale at a time."],
})
