// Written by compile.ts from office-import-categories.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-import-categories", and what each of them needs. */
export interface OfficeImportCategoriesWords {
  title: { count: number }
  text: NoValues
  label: { name: string }
  create: NoValues
  check: NoValues
}

/** The English texts of the area "office-import-categories". */
export const officeImportCategoriesWords = /* @__PURE__ */ defineWords<OfficeImportCategoriesWords>('office-import-categories', {
  title: [["count","plural",{"one":["Category that your shop does not have"],"other":["Categories that your shop does not have"]}]],
  text: ["They are created, unless you use one of yours instead. Your choice is remembered for files with the same headings."],
  label: ["Category to use for ",["name"]],
  create: ["Create"],
  check: ["Check again with these categories"],
})
