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
  newTitle: NoValues
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
  remoteChange: NoValues
  deleteTitle: { name: string }
  deleteText: NoValues
  deleteDo: NoValues
  deleting: NoValues
  close: NoValues
}

/** The English texts of the area "office-categories". */
export const officeCategoriesWords = /* @__PURE__ */ defineWords<OfficeCategoriesWords>('office-categories', {
  caption: ["Categories"],
  loading: ["Loading categories..."],
  failed: ["Categories could not be loaded"],
  empty: ["No categories yet"],
  emptyText: ["Every product belongs to a category. An import creates the categories in its file; add others here."],
  new: ["New category..."],
  newTitle: ["New category"],
  name: ["Name"],
  under: ["Under ",["parent"]],
  handle: ["Handle"],
  products: ["Products"],
  productsOf: [["count"]," products"],
  order: ["Order"],
  up: ["Move ",["name"]," up"],
  down: ["Move ",["name"]," down"],
  moved: [["name"]," is now ",["place","number"]," of ",["siblings","number"],"."],
  actions: ["Actions for ",["name"]],
  change: ["Change..."],
  below: ["Add subcategory..."],
  delete: ["Delete..."],
  hint: ["Buyers see categories in this order. A category shows its own products and those of its subcategories."],
  readOnly: ["You can view categories. Owners and the catalogue role can change them."],
  changeTitle: ["Change ",["name"]],
  nameHint: ["Shown to buyers and used in search. Renaming keeps the products."],
  parent: ["Parent category"],
  firstLevel: ["None (top level)"],
  handleHint: ["Lower-case letters, digits and hyphens. Leave empty to create it from the name."],
  description: ["Description"],
  needed: ["Enter a name."],
  add: ["Add category"],
  adding: ["Adding..."],
  save: ["Save"],
  unsaved: ["The category is not saved."],
  place: ["Place"],
  remoteChange: ["This category has been changed"],
  deleteTitle: ["Delete ",["name"],"?"],
  deleteText: ["The category is empty. Deleting it cannot be undone."],
  deleteDo: ["Delete category"],
  deleting: ["Deleting..."],
  close: ["Close"],
})
