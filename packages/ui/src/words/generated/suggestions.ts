// Written by compile.ts from suggestions.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "suggestions", and what each of them needs. */
export interface SuggestionsWords {
  label: NoValues
  loading: NoValues
  count: { count: number }
  none: NoValues
  failed: NoValues
  all: { total: string; text: string }
  keys: NoValues
  last: { quantity: string; day: string }
  step: { price: string; quantity: number }
  quantity: NoValues
  quantityOf: { title: string }
  addOf: { quantity: number; title: string }
  seeOptions: NoValues
  scanned: NoValues
  scannedStatus: { title: string; state: string }
  scannedAdd: { quantity: number; total: string }
  scannedKeys: NoValues
}

/** The English texts of the area "suggestions". */
export const suggestionsWords = /* @__PURE__ */ defineWords<SuggestionsWords>('suggestions', {
  label: ["Suggested articles"],
  loading: ["Loading suggestions..."],
  count: [["count","plural",{"one":["#"," suggestion"],"other":["#"," suggestions"]}],". Arrow keys choose an article."],
  none: ["No products found. Check the spelling, or search for one word of the name."],
  failed: ["Suggestions are not available. Enter still searches."],
  all: ["All ",["total"]," for “",["text"],"”"],
  keys: ["Arrow keys choose · Enter goes to the quantity, then adds"],
  last: ["last ",["quantity"]," on ",["day"]],
  step: [["price"]," ",["quantity","number"],"+"],
  quantity: ["Qty"],
  quantityOf: ["Quantity of ",["title"]],
  addOf: ["Add ",["quantity","number"]," of ",["title"]],
  seeOptions: ["See options"],
  scanned: ["EAN found"],
  scannedStatus: [["title"],". ",["state","select",{"orderable":["Enter the quantity."],"out_of_stock":["Out of stock."],"restricted":["It cannot be delivered to your country."],"other":["Choose an option on its page."]}]],
  scannedAdd: ["Add ",["quantity","number"]," · ",["total"]],
  scannedKeys: ["Enter adds and is ready for the next scan"],
})
