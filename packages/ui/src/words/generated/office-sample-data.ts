// Written by compile.ts from office-sample-data.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-sample-data", and what each of them needs. */
export interface OfficeSampleDataWords {
  title: NoValues
  text: NoValues
  load: NoValues
  loading: NoValues
  loadedTitle: NoValues
  loadedText: { products: number; categories: number }
  remove: NoValues
  'remove.confirm': NoValues
  removeTitle: NoValues
  removeText: NoValues
  removing: NoValues
  removed: { deleted: number }
  archived: { archived: number }
  remaining: NoValues
}

/** The English texts of the area "office-sample-data". */
export const officeSampleDataWords = /* @__PURE__ */ defineWords<OfficeSampleDataWords>('office-sample-data', {
  title: ["Look around first"],
  text: ["Sample data adds 24 products with pictures, prices and categories, published like your own, and shows them on an empty front page and home page. You can remove them again at any time."],
  load: ["Load sample data"],
  loading: ["Loading sample data..."],
  loadedTitle: ["The shop has sample data"],
  loadedText: [["products","plural",{"one":["#"," product"],"other":["#"," products"]}]," and ",["categories","plural",{"one":["#"," category"],"other":["#"," categories"]}],". The products are marked Sample here, and look like any other to buyers."],
  remove: ["Remove sample data..."],
  'remove.confirm': ["Remove sample data"],
  removeTitle: ["Remove the sample data?"],
  removeText: ["Its products and categories are deleted, and its pages are emptied. Products that are in a cart, on a wishlist or in an order are archived. What you have edited stays."],
  removing: ["Removing sample data..."],
  removed: [["deleted","plural",{"0":["No product was deleted."],"one":["#"," product was deleted."],"other":["#"," products were deleted."]}]],
  archived: [["archived","plural",{"one":["#"," is archived, because a cart, a wishlist, a review, a flash sale or an order has it."],"other":["#"," are archived, because carts, wishlists, reviews, flash sales or orders have them."]}]],
  remaining: ["These stay, because you have edited them or they are in use:"],
})
