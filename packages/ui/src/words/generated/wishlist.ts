// Written by compile.ts from wishlist.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "wishlist", and what each of them needs. */
export interface WishlistWords {
  title: NoValues
  count: { count: number }
  loading: NoValues
  products: NoValues
  footnote: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  'empty.browse': NoValues
  removed: NoValues
  cleared: NoValues
  selectAll: NoValues
  selected: { count: number }
  removeSelected: NoValues
  removing: NoValues
  clear: NoValues
  clearing: NoValues
  'ask.title': NoValues
  'ask.text': { count: number }
  'ask.keep': NoValues
  'ask.clear': NoValues
  'card.select': NoValues
  'card.heart': { title: string }
  'card.until': { date: string }
  'card.soon': { date: string }
  addSelected: NoValues
  addAll: NoValues
  adding: NoValues
  'card.variant': { variant: string }
  'card.lastBought': { quantity: number; date: string }
  'card.editNote': { title: string }
  'card.addNote': { title: string }
  'card.edit': NoValues
  'card.add': NoValues
  'note.edit': NoValues
  'note.save': NoValues
  'note.field': NoValues
  'note.hint': NoValues
  'note.counter': { used: number; limit: number }
  'note.variant': NoValues
  'note.anyVariant': NoValues
  'note.loadFailed': NoValues
  'note.send': NoValues
  'note.sending': NoValues
  'note.leave': NoValues
  'note.unsaved': NoValues
  'note.saved': NoValues
  'note.view': NoValues
  'report.title': NoValues
  'report.summary': { added: number; count: number }
  'report.line': { title: string; text: string }
  'report.added': { quantity: number }
  'report.product_unavailable': NoValues
  'report.not_deliverable': NoValues
  'report.insufficient_inventory': { left: number }
  'report.cart_full': NoValues
  'report.too_many': NoValues
  'report.wrong_quantity': NoValues
  'report.ordered_since': { now: number; shown: number }
  'report.choose_variant': NoValues
  'report.view': NoValues
  'report.dismiss': NoValues
  'report.unanswered': NoValues
}

/** The English texts of the area "wishlist". */
export const wishlistWords = /* @__PURE__ */ defineWords<WishlistWords>('wishlist', {
  title: ["My Wishlist"],
  count: [["count","plural",{"one":["#"," item"],"other":["#"," items"]}]," in your wishlist"],
  loading: ["Loading wishlist..."],
  products: ["Products in your wishlist"],
  footnote: ["Items in your wishlist are saved for 30 days. Add them to cart to purchase."],
  'empty.title': ["Your wishlist is empty"],
  'empty.text': ["Press the heart on a product to save it here."],
  'empty.browse': ["Browse Products"],
  removed: ["Successfully removed from wishlist"],
  cleared: ["Your wishlist was cleared"],
  selectAll: ["Select all"],
  selected: [["count","number"]," selected"],
  removeSelected: ["Remove selected"],
  removing: ["Removing..."],
  clear: ["Clear wishlist"],
  clearing: ["Clearing..."],
  'ask.title': ["Clear the wishlist?"],
  'ask.text': [["count","plural",{"one":["The product on it is"],"other":["All ","#"," products on it are"]}]," removed."],
  'ask.keep': ["Keep"],
  'ask.clear': ["Clear"],
  'card.select': ["Select"],
  'card.heart': ["Wishlist, ",["title"]],
  'card.until': ["Saved until ",["date"]],
  'card.soon': ["Only until ",["date"]],
  addSelected: ["Add selected to cart"],
  addAll: ["Add all to cart"],
  adding: ["Adding..."],
  'card.variant': ["Saved variant: ",["variant"]],
  'card.lastBought': ["Last bought: ",["quantity","number"]," on ",["date"]],
  'card.editNote': ["Edit the note of ",["title"]],
  'card.addNote': ["Add a note to ",["title"]],
  'card.edit': ["Edit note"],
  'card.add': ["Add a note"],
  'note.edit': ["Note"],
  'note.save': ["Save to wishlist"],
  'note.field': ["Note"],
  'note.hint': ["Everyone in your company can see this."],
  'note.counter': [["used","number"],"/",["limit","number"]],
  'note.variant': ["Variant"],
  'note.anyVariant': ["Any variant"],
  'note.loadFailed': ["The variants could not be loaded. The product can be saved without one."],
  'note.send': ["Save"],
  'note.sending': ["Saving..."],
  'note.leave': ["Cancel"],
  'note.unsaved': ["The note is not saved yet."],
  'note.saved': ["Saved to your wishlist"],
  'note.view': ["View wishlist"],
  'report.title': ["What was added to the cart"],
  'report.summary': [["added","number"]," of ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]," added to the cart"],
  'report.line': [["title"],": ",["text"]],
  'report.added': ["added, ",["quantity","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'report.product_unavailable': ["no longer sold"],
  'report.not_deliverable': ["cannot be delivered to you"],
  'report.insufficient_inventory': [["left","plural",{"0":["out of stock"],"other":["only ","#"," more can be added"]}]],
  'report.cart_full': ["does not fit, the cart is full"],
  'report.too_many': ["above the limit of a cart line"],
  'report.wrong_quantity': ["please select a valid quantity"],
  'report.ordered_since': ["not added twice: ",["now","number"]," in the cart or on the way, ",["shown","number"]," when you filled it"],
  'report.choose_variant': ["choose a variant first"],
  'report.view': ["View cart"],
  'report.dismiss': ["Close the report"],
  'report.unanswered': ["The shop did not respond. Check the cart before you add them again."],
})
