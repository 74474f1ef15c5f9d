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
})
