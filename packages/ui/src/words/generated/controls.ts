// Written by compile.ts from controls.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "controls", and what each of them needs. */
export interface ControlsWords {
  optional: NoValues
  tooLong: { over: number; limit: number }
  showPassword: NoValues
  hidePassword: NoValues
  search: NoValues
  clearSearch: NoValues
  removeChip: { label: string }
  tryAgain: NoValues
  tryingAgain: NoValues
  partMissing: NoValues
  partMissingText: NoValues
  pages: NoValues
  previousPage: NoValues
  nextPage: NoValues
  pageNumber: { page: number }
  pageLabel: { page: number }
  pageOf: { page: number; pageCount: number }
  pageGap: NoValues
}

/** The English texts of the area "controls". */
export const controlsWords = /* @__PURE__ */ defineWords<ControlsWords>('controls', {
  optional: ["(optional)"],
  tooLong: [["over","plural",{"one":["#"," character"],"other":["#"," characters"]}]," too many (limit ",["limit","number"],")"],
  showPassword: ["Show password"],
  hidePassword: ["Hide password"],
  search: ["Search"],
  clearSearch: ["Clear search"],
  removeChip: ["Remove ",["label"]],
  tryAgain: ["Try Again"],
  tryingAgain: ["Trying..."],
  partMissing: ["This part could not be loaded"],
  partMissingText: ["You may be offline, or the shop has been updated. Nothing you entered is lost. If trying again does not help, reload the page."],
  pages: ["Pages"],
  previousPage: ["Prev"],
  nextPage: ["Next"],
  pageNumber: [["page","number"]],
  pageLabel: ["Page ",["page","number"]],
  pageOf: ["Page ",["page","number"]," of ",["pageCount","number"]],
  pageGap: ["…"],
})
