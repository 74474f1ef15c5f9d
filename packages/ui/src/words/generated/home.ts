// Written by compile.ts from home.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "home", and what each of them needs. */
export interface HomeWords {
  pageTitle: NoValues
  title: { name: string }
  titleNoName: NoValues
  products: NoValues
  failedTogether: NoValues
  'best.title': NoValues
  'best.all': NoValues
  'best.loading': NoValues
  'best.empty': NoValues
  'usual.title': NoValues
  'usual.history': NoValues
  'usual.loading': NoValues
  'usual.last': { quantity: number; date: string }
  'usual.every': { days: number }
  'usual.once': NoValues
  'usual.left': { left: number }
  'usual.out': NoValues
  'usual.add': { quantity: number }
  'usual.addOf': { quantity: number; title: string }
  'usual.adding': NoValues
  'usual.added': NoValues
  'promo.badge': { badge: string }
  'flash.title': NoValues
  'flash.ends': NoValues
  'flash.loading': NoValues
  'categories.count': { count: number }
  'arrivals.action': NoValues
  'explore.title': NoValues
  'explore.all': NoValues
  'explore.loading': NoValues
  'explore.empty': NoValues
}

/** The English texts of the area "home". */
export const homeWords = /* @__PURE__ */ defineWords<HomeWords>('home', {
  pageTitle: ["Home"],
  title: ["Welcome, ",["name"]],
  titleNoName: ["Welcome"],
  products: ["Products"],
  failedTogether: ["Several parts of this page could not be loaded."],
  'best.title': ["Best Selling Products"],
  'best.all': ["View All Products"],
  'best.loading': ["Loading products..."],
  'best.empty': ["No products found."],
  'usual.title': ["Fill up again"],
  'usual.history': ["Order History"],
  'usual.loading': ["Loading your usual articles..."],
  'usual.last': [["quantity","number"]," on ",["date"]],
  'usual.every': ["about every ",["days","plural",{"one":["day"],"other":["#"," days"]}]],
  'usual.once': ["ordered once"],
  'usual.left': [["left","number"]," left"],
  'usual.out': ["Out of stock"],
  'usual.add': [["quantity","number"]],
  'usual.addOf': ["Add ",["quantity","number"]," of ",["title"]],
  'usual.adding': ["Adding..."],
  'usual.added': ["Item added to cart"],
  'promo.badge': [["badge"]," off"],
  'flash.title': ["Flash Sales"],
  'flash.ends': ["Sale ends in"],
  'flash.loading': ["Loading flash sales..."],
  'categories.count': [["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'arrivals.action': ["Shop Now"],
  'explore.title': ["Explore Our Products"],
  'explore.all': ["View All Products"],
  'explore.loading': ["Loading products..."],
  'explore.empty': ["No products found."],
})
