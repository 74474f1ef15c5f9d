// Written by compile.ts from home.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "home", and what each of them needs. */
export interface HomeWords {
  pageTitle: NoValues
  title: { name: string }
  titleNoName: NoValues
  'best.title': NoValues
  'best.all': NoValues
  'best.loading': NoValues
  'best.empty': NoValues
}

/** The English texts of the area "home". */
export const homeWords = /* @__PURE__ */ defineWords<HomeWords>('home', {
  pageTitle: ["Home"],
  title: ["Welcome to the pantry, ",["name"]],
  titleNoName: ["Welcome to the pantry"],
  'best.title': ["Best Selling Products"],
  'best.all': ["View All Products"],
  'best.loading': ["Loading products..."],
  'best.empty': ["No products found."],
})
