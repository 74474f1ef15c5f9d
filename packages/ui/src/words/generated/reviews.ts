// Written by compile.ts from reviews.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "reviews", and what each of them needs. */
export interface ReviewsWords {
  loading: NoValues
  none: NoValues
  noneHint: NoValues
  title: NoValues
  summary: NoValues
  average: { rating: string }
  count: { count: number }
  stars: { stars: number }
  starsCount: { stars: number; count: number }
  ratingLabel: { rating: number }
  byline: { author: string; date: string }
  showing: { from: number; to: number; count: string }
  pages: NoValues
  sort: NoValues
  sortBy: { sort: string }
  filter: NoValues
  allStars: NoValues
  starsOption: { stars: number; count: number }
  write: NoValues
  signInToWrite: NoValues
  sent: NoValues
  dialog: NoValues
  'field.name': NoValues
  'field.nameHint': NoValues
  'field.rating': NoValues
  'field.title': NoValues
  'field.description': NoValues
  counter: { used: number; limit: number }
  incomplete: NoValues
  'missing.rating': NoValues
  'missing.title': NoValues
  'missing.description': NoValues
  tooLong: { limit: number }
  invalid: NoValues
  cancel: NoValues
  submit: NoValues
  submitting: NoValues
  unsaved: NoValues
}

/** The English texts of the area "reviews". */
export const reviewsWords = /* @__PURE__ */ defineWords<ReviewsWords>('reviews', {
  loading: ["Loading reviews..."],
  none: ["No reviews yet"],
  noneHint: ["No one has reviewed this product yet."],
  title: ["Reviews"],
  summary: ["All reviews together"],
  average: [["rating"]," of 5"],
  count: [["count","plural",{"one":["#"," review"],"other":["#"," reviews"]}]],
  stars: [["stars","plural",{"one":["#"," star"],"other":["#"," stars"]}]],
  starsCount: [["stars","plural",{"one":["#"," star"],"other":["#"," stars"]}],", ",["count","plural",{"one":["#"," review"],"other":["#"," reviews"]}]],
  ratingLabel: [["rating","number"]," of 5"],
  byline: [["author"]," · ",["date"]],
  showing: ["Showing ",["from","number"],"–",["to","number"]," of ",["count"]],
  pages: ["Review pages"],
  sort: ["Sort reviews"],
  sortBy: [["sort","select",{"newest":["Newest first"],"highest":["Most stars first"],"other":["Fewest stars first"]}]],
  filter: ["Show reviews with"],
  allStars: ["All stars"],
  starsOption: [["stars","plural",{"one":["#"," star"],"other":["#"," stars"]}]," (",["count","number"],")"],
  write: ["Write a review"],
  signInToWrite: ["Sign in to write a review"],
  sent: ["Review submitted successfully. It will be shown once approved."],
  dialog: ["Write a review"],
  'field.name': ["Name"],
  'field.nameHint': ["Shown with your review."],
  'field.rating': ["Rating"],
  'field.title': ["Title"],
  'field.description': ["Description"],
  counter: [["used","number"],"/",["limit","number"]],
  incomplete: ["Please fill all fields and select a rating between 1 and 5."],
  'missing.rating': ["Rating is required"],
  'missing.title': ["Title is required"],
  'missing.description': ["Description is required"],
  tooLong: ["At most ",["limit","number"]," characters"],
  invalid: ["Please check this field"],
  cancel: ["Cancel"],
  submit: ["Submit review"],
  submitting: ["Submitting..."],
  unsaved: ["Your review has not been sent."],
})
