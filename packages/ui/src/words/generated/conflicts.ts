// Written by compile.ts from conflicts.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "conflicts", and what each of them needs. */
export interface ConflictsWords {
  title: { count: number }
  sold_out: { quantity: string }
  shortage: { left: string; quantity: string }
  dearer: { now: string; was: string }
  cheaper: { was: string }
  take: { left: string }
  takeOf: { left: string; title: string }
  remove: NoValues
  more: { count: number }
  change: NoValues
  dismiss: NoValues
}

/** The English texts of the area "conflicts". */
export const conflictsWords = /* @__PURE__ */ defineWords<ConflictsWords>('conflicts', {
  title: [["count","plural",{"one":["#"," line has changed"],"other":["#"," lines have changed"]}]],
  sold_out: ["Out of stock. ",["quantity"]," in the cart."],
  shortage: [["left"]," left in stock, ",["quantity"]," in the cart."],
  dearer: ["Now ",["now"]," each, ",["was"]," before."],
  cheaper: ["each now, ",["was"]," before."],
  take: ["Take ",["left"]],
  takeOf: ["Take ",["left"]," of ",["title"]],
  remove: ["Remove"],
  more: [["count","plural",{"one":["Show ","#"," more"],"other":["Show ","#"," more"]}]],
  change: ["Change the cart"],
  dismiss: ["Dismiss"],
})
