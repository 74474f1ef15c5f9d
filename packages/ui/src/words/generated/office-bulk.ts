// Written by compile.ts from office-bulk.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-bulk", and what each of them needs. */
export interface OfficeBulkWords {
  'title.price': { count: number }
  'title.flash_sale': { count: number }
  'title.category': { count: number }
  'title.tags': { count: number }
  'title.publish': { count: number }
  'title.archive': { count: number }
  'title.restore': { count: number }
  percent: NoValues
  percentHint: NoValues
  percentWrong: NoValues
  rounding: NoValues
  category: NoValues
  chooseCategory: NoValues
  addTags: NoValues
  removeTags: NoValues
  'incomplete.price': NoValues
  'incomplete.flash_sale': NoValues
  'incomplete.category': NoValues
  'incomplete.tags': NoValues
  preview: NoValues
  previewing: NoValues
  leave: NoValues
  back: NoValues
  unsaved: NoValues
  'plan.none': NoValues
  'plan.count': { count: number }
  'plan.unchanged': { count: number }
  'plan.flash_sale': NoValues
  'plan.publish': NoValues
  'plan.archive': NoValues
  'plan.restore': NoValues
  'plan.refused': { count: number }
  'refused.archived': NoValues
  'refused.too_many_tags': NoValues
  'refused.price_too_low': NoValues
  'refused.price_too_high': NoValues
  'refused.no_price': NoValues
  'refused.in_sale': NoValues
  'refused.no_discount': NoValues
  'refused.sale_full': NoValues
  named: { title: string; why: string }
  more: { count: number }
  examples: NoValues
  'example.product': NoValues
  'example.before': NoValues
  'example.after': NoValues
  'example.from': { from: string }
  jumps: { count: number }
  jumpsNeeded: NoValues
  'apply.price': NoValues
  'apply.flash_sale': NoValues
  'apply.category': NoValues
  'apply.tags': NoValues
  'apply.publish': NoValues
  'apply.archive': NoValues
  'apply.restore': NoValues
  applying: NoValues
  progress: NoValues
  progressText: { done: number; count: number }
  'done.applied': { count: number }
  'done.show': { count: number }
  'done.undone': { count: number }
  left: { count: number }
  undo: NoValues
  undoing: NoValues
  close: NoValues
}

/** The English texts of the area "office-bulk". */
export const officeBulkWords = /* @__PURE__ */ defineWords<OfficeBulkWords>('office-bulk', {
  'title.price': ["Change the price of ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.flash_sale': ["Flash sale with ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.category': ["Change the category of ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.tags': ["Change the tags of ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.publish': ["Publish ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.archive': ["Archive ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'title.restore': ["Restore ",["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  percent: ["Change in %"],
  percentHint: ["From -90 to 500. For example 5 or -2.5."],
  percentWrong: ["Enter a number from -90 to 500, but not 0."],
  rounding: ["All prices and tiers change. Each is rounded to the cent, half a cent up. Planned prices and sales stay."],
  category: ["New category"],
  chooseCategory: ["Choose a category"],
  addTags: ["Add tags"],
  removeTags: ["Remove tags"],
  'incomplete.price': ["Enter a percentage."],
  'incomplete.flash_sale': ["Enter a name, a discount and both days."],
  'incomplete.category': ["Choose a category."],
  'incomplete.tags': ["Enter a tag."],
  preview: ["Preview"],
  previewing: ["Checking..."],
  leave: ["Cancel"],
  back: ["Back"],
  unsaved: ["No product has been changed."],
  'plan.none': ["None of the products would change."],
  'plan.count': [["count","plural",{"one":["#"," product changes."],"other":["#"," products change."]}]],
  'plan.unchanged': [["count","plural",{"one":["#"," is already so and stays."],"other":["#"," are already so and stay."]}]],
  'plan.flash_sale': ["The flash sale is added to the promotions. The home page shows the first eight products."],
  'plan.publish': ["Buyers see them at once."],
  'plan.archive': ["Buyers no longer see them. Orders keep them."],
  'plan.restore': ["They are no longer archived. Buyers see those again that are published."],
  'plan.refused': [["count","plural",{"one":["#"," product cannot be changed:"],"other":["#"," products cannot be changed:"]}]],
  'refused.archived': ["It is archived. Restore it first."],
  'refused.too_many_tags': ["It would have more than 30 tags."],
  'refused.price_too_low': ["A price would be zero."],
  'refused.price_too_high': ["A price would be above 1,000,000."],
  'refused.no_price': ["It has no price."],
  'refused.in_sale': ["It is already in a flash sale on one of these days."],
  'refused.no_discount': ["The discount would be over 90% or too small to lower a price."],
  'refused.sale_full': ["A flash sale has at most 100 products."],
  named: [["title"],": ",["why"]],
  more: [["count","plural",{"one":["and ","#"," more"],"other":["and ","#"," more"]}]],
  examples: ["First changed prices"],
  'example.product': ["Product"],
  'example.before': ["Before"],
  'example.after': ["After"],
  'example.from': ["from ",["from"]],
  jumps: [["count","plural",{"one":["#"," product changes by more than 20%. I have checked it."],"other":["#"," products change by more than 20%. I have checked them."]}]],
  jumpsNeeded: ["Confirm the large price changes."],
  'apply.price': ["Change prices"],
  'apply.flash_sale': ["Add flash sale"],
  'apply.category': ["Change category"],
  'apply.tags': ["Change tags"],
  'apply.publish': ["Publish"],
  'apply.archive': ["Archive"],
  'apply.restore': ["Restore"],
  applying: ["Changing..."],
  progress: ["Progress"],
  progressText: [["done","number"]," of ",["count","number"]],
  'done.applied': [["count","plural",{"0":["No product was changed."],"one":["#"," product was changed."],"other":["#"," products were changed."]}]],
  'done.show': [["count","plural",{"one":["Show this product"],"other":["Show these products"]}]],
  'done.undone': [["count","plural",{"0":["No product was restored."],"one":["#"," product was restored."],"other":["#"," products were restored."]}]],
  left: [["count","plural",{"one":["#"," product was not changed, because a colleague had changed it in the meantime:"],"other":["#"," products were not changed, because a colleague had changed them in the meantime:"]}]],
  undo: ["Undo"],
  undoing: ["Undoing..."],
  close: ["Close"],
})
