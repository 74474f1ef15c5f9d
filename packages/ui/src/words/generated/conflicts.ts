// Written by compile.ts from conflicts.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "conflicts", and what each of them needs. */
export interface ConflictsWords {
  title: { count: number }
  'changed.title': NoValues
  'changed.by': { name: string }
  'changed.byYou': NoValues
  'changed.byShop': NoValues
  'changed.next': NoValues
  'changed.figure': { name: string }
  'changed.address': { kind: string }
  'changed.reference': { field: string }
  'changed.empty': NoValues
  'changed.delivery': NoValues
  'changed.due': NoValues
  quantity: { was: string; now: string }
  added: { quantity: string }
  removed: { quantity: string }
  removedBy: { name: string; quantity: string }
  removedByYou: { quantity: string }
  back: { quantity: string }
  backOf: { title: string; quantity: string }
  dearer: { now: string; was: string }
  cheaper: { was: string }
  more: { count: number }
  change: NoValues
  dismiss: NoValues
}

/** The English texts of the area "conflicts". */
export const conflictsWords = /* @__PURE__ */ defineWords<ConflictsWords>('conflicts', {
  title: [["count","plural",{"one":["#"," line has changed"],"other":["#"," lines have changed"]}]],
  'changed.title': ["The cart has changed since you opened this page"],
  'changed.by': [["name"]," has changed it."],
  'changed.byYou': ["You have changed it in another tab or on another device."],
  'changed.byShop': ["Something in your order has changed. See what is marked."],
  'changed.next': ["Nothing has been ordered. Check what is marked and place the order again."],
  'changed.figure': [["name","select",{"goods":["Item total"],"discount":["Discount"],"shipping":["Shipping"],"tax":["Tax"],"other":["Total"]}]],
  'changed.address': [["kind","select",{"shipping":["The delivery address"],"other":["The billing address"]}]," has changed."],
  'changed.reference': [["field","select",{"po_number":["PO number"],"customer_reference":["Your reference"],"note":["Note to the warehouse"],"other":["Receiving hours"]}]],
  'changed.empty': ["(empty)"],
  'changed.delivery': ["Delivery"],
  'changed.due': ["Invoice due"],
  quantity: ["Quantity changed elsewhere: ",["was"]," → ",["now"]],
  added: ["Added elsewhere: ",["quantity"]],
  removed: ["Removed elsewhere: ",["quantity"]],
  removedBy: ["Removed by ",["name"],": ",["quantity"]],
  removedByYou: ["Removed in another tab or on another device: ",["quantity"]],
  back: ["Back to ",["quantity"]],
  backOf: ["Set ",["title"]," back to ",["quantity"]],
  dearer: ["Now ",["now"]," each, ",["was"]," before."],
  cheaper: ["each now, ",["was"]," before."],
  more: [["count","plural",{"one":["Show ","#"," more"],"other":["Show ","#"," more"]}]],
  change: ["Change the cart"],
  dismiss: ["Dismiss"],
})
