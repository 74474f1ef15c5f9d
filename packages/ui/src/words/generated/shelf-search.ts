// Written by compile.ts from shelf-search.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shelf-search", and what each of them needs. */
export interface ShelfSearchWords {
  title: NoValues
  label: NoValues
  placeholder: NoValues
  loading: NoValues
  count: { count: number }
  failed: NoValues
  add: NoValues
  addOf: { title: string }
  added: { title: string }
  placed: NoValues
  choose: NoValues
  restricted: { country: string }
  full: NoValues
}

/** The English texts of the area "shelf-search". */
export const shelfSearchWords = /* @__PURE__ */ defineWords<ShelfSearchWords>('shelf-search', {
  title: ["Add an article"],
  label: ["Search for an article to add"],
  placeholder: ["Name, SKU or EAN"],
  loading: ["Searching..."],
  count: [["count","plural",{"0":["Nothing found"],"one":["#"," article"],"other":["#"," articles"]}]],
  failed: ["The search is not available."],
  add: ["Add"],
  addOf: ["Add ",["title"]," to your shelf"],
  added: [["title"]," is added."],
  placed: ["On your shelf"],
  choose: ["Several variants: search for the EAN of one"],
  restricted: ["Cannot be delivered to ",["country"]],
  full: ["Your shelf is full. Remove an article first."],
})
