// Written by compile.ts from card.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "card", and what each of them needs. */
export interface CardWords {
  new: NoValues
  viewMore: NoValues
  viewMoreOf: { title: string }
  noReviews: NoValues
  ratingFigures: { rating: string; count: number }
  ratingLabel: { rating: string; count: number }
  saleMark: { percent: string }
  saleUntil: { day: string }
  colors: NoValues
  moreColors: { count: number }
  cartNow: { lines: number; goods: string }
  cartNowReached: { lines: number; goods: string }
  cartNowMissing: { lines: number; goods: string; missing: string }
  addFailed: NoValues
  wishlist: NoValues
  wishlistAdded: NoValues
  wishlistRemoved: NoValues
  wishlistFailed: NoValues
  brandAndCategory: { brand: string; category: string }
  saveWithNote: NoValues
}

/** The English texts of the area "card". */
export const cardWords = /* @__PURE__ */ defineWords<CardWords>('card', {
  new: ["NEW"],
  viewMore: ["View More"],
  viewMoreOf: ["View More, ",["title"]],
  noReviews: ["No reviews yet"],
  ratingFigures: [["rating"]," (",["count","number"],")"],
  ratingLabel: [["rating"]," of 5, ",["count","plural",{"one":["#"," review"],"other":["#"," reviews"]}]],
  saleMark: ["−",["percent"]],
  saleUntil: ["until ",["day"]],
  colors: ["Colours"],
  moreColors: ["+",["count","number"]],
  cartNow: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]],
  cartNowReached: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]," · free delivery reached"],
  cartNowMissing: [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}]," · ",["goods"]," · ",["missing"]," more for free delivery"],
  addFailed: ["Failed to add item to cart"],
  wishlist: ["Wishlist"],
  wishlistAdded: ["Successfully added to wishlist"],
  wishlistRemoved: ["Successfully removed from wishlist"],
  wishlistFailed: ["Failed to toggle wishlist"],
  brandAndCategory: [["brand"]," · ",["category"]],
  saveWithNote: ["Save with a note"],
})
