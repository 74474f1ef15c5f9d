// Written by compile.ts from office-categories.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-categories", and what each of them needs. */
export interface OfficeCategoriesWords {
  caption: NoValues
  loading: NoValues
  failed: NoValues
  empty: NoValues
  emptyText: NoValues
  new: NoValues
  name: NoValues
  under: { parent: string }
  handle: NoValues
  products: NoValues
  productsOf: { count: string }
  order: NoValues
  up: { name: string }
  down: { name: string }
  moved: { name: string; place: number; siblings: number }
  actions: { name: string }
  change: NoValues
  below: NoValues
  delete: NoValues
  hint: NoValues
  readOnly: NoValues
  changeTitle: { name: string }
  nameHint: NoValues
  parent: NoValues
  firstLevel: NoValues
  handleHint: NoValues
  description: NoValues
  needed: NoValues
  add: NoValues
  adding: NoValues
  save: NoValues
  unsaved: NoValues
  place: NoValues
  foreign: NoValues
  deleteTitle: { name: string }
  deleteText: NoValues
  deleteDo: NoValues
  deleting: NoValues
  holdsProducts: { count: number }
  holdsCategories: { count: number }
  close: NoValues
  'problem.category_changed': NoValues
  'problem.category_not_found': NoValues
  'problem.category_name_taken': NoValues
  'problem.category_handle_taken': NoValues
  'problem.category_below_itself': NoValues
  'problem.category_too_deep': { levels: number }
}

/** The English texts of the area "office-categories". */
export const officeCategoriesWords = /* @__PURE__ */ defineWords<OfficeCategoriesWords>('office-categories', {
  caption: ["Categories"],
  loading: ["Loading categories..."],
  failed: ["Categories could not be loaded"],
  empty: ["No category yet"],
  emptyText: ["Every product is in one. An import makes those that its file names; others are added here."],
  new: ["New category"],
  name: ["Name"],
  under: ["Under ",["parent"]],
  handle: ["Handle"],
  products: ["Products"],
  productsOf: [["count"]," products"],
  order: ["Order"],
  up: ["Move ",["name"]," up"],
  down: ["Move ",["name"]," down"],
  moved: [["name"]," is now ",["place","number"]," of ",["siblings","number"],"."],
  actions: ["What to do with ",["name"]],
  change: ["Change..."],
  below: ["Add one below it..."],
  delete: ["Delete..."],
  hint: ["Buyers see this order. Opening a category shows its products and those below it."],
  readOnly: ["Your role may look at categories. Owners and those who keep the catalogue change them."],
  changeTitle: ["Change ",["name"]],
  nameHint: ["Buyers read it, and find products by it. Products keep their category when it is renamed."],
  parent: ["Stands under"],
  firstLevel: ["None: first level"],
  handleHint: ["Small letters, digits and hyphens. Made of the name where it is empty."],
  description: ["Description"],
  needed: ["A name is needed."],
  add: ["Add category"],
  adding: ["Adding..."],
  save: ["Save"],
  unsaved: ["The category is not saved."],
  place: ["Place"],
  foreign: ["It was changed meanwhile"],
  deleteTitle: ["Delete ",["name"],"?"],
  deleteText: ["It is empty. Nothing of it is left but its line in the activity."],
  deleteDo: ["Delete category"],
  deleting: ["Deleting..."],
  holdsProducts: [["count","plural",{"one":["One product is"],"other":["#"," products are"]}]," in it, those that buyers do not see included. Put them into another category first."],
  holdsCategories: [["count","plural",{"one":["One category stands"],"other":["#"," categories stand"]}]," under it. Move or delete them first."],
  close: ["Close"],
  'problem.category_changed': ["A colleague has changed or moved this category meanwhile. What it is now is on the page; do it again if yours is to hold."],
  'problem.category_not_found': ["It is not there any more: a colleague has deleted it."],
  'problem.category_name_taken': ["There is such a category already."],
  'problem.category_handle_taken': ["Another category has this handle."],
  'problem.category_below_itself': ["A category cannot stand under itself or one below it."],
  'problem.category_too_deep': ["There are ",["levels","number"]," levels of categories: this would make one more."],
})
