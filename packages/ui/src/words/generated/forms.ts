// Written by compile.ts from forms.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "forms", and what each of them needs. */
export interface FormsWords {
  wholeNumberNeeded: NoValues
  numberNeeded: { decimals: number }
  chosenEntries: { label: string; count: number }
  addWithComma: NoValues
  entryAdded: { entry: string }
  entryRemoved: { entry: string }
  uploaded: NoValues
  waiting: NoValues
  brokenPicture: NoValues
  uploading: NoValues
  uploadingFile: { name: string }
  removeFile: { name: string }
  filesSummary: { count: number; done: number }
  filesFailed: { failed: number }
  ratingOf: { value: number; max: number }
  checking: NoValues
  discard: NoValues
  keepEditing: NoValues
  'draft.restored': NoValues
  'draft.startEmpty': NoValues
  'draft.startSaved': NoValues
  'draft.lostFiles': { count: number; names: string }
}

/** The English texts of the area "forms". */
export const formsWords = /* @__PURE__ */ defineWords<FormsWords>('forms', {
  wholeNumberNeeded: ["Enter a whole number, such as 1250"],
  numberNeeded: ["Enter a number such as 12.5, with at most ",["decimals","plural",{"one":["#"," decimal"],"other":["#"," decimals"]}]],
  chosenEntries: [["label"],": ",["count","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
  addWithComma: ["Add, with a comma"],
  entryAdded: [["entry"]," added"],
  entryRemoved: [["entry"]," removed"],
  uploaded: ["Uploaded"],
  waiting: ["Waiting"],
  brokenPicture: ["This picture cannot be shown. It may be damaged."],
  uploading: ["Uploading..."],
  uploadingFile: ["Uploading ",["name"]],
  removeFile: ["Remove ",["name"]],
  filesSummary: [["count","plural",{"one":["#"," file"],"other":["#"," files"]}]," added, ",["done","number"]," uploaded"],
  filesFailed: [["failed","number"]," not uploaded"],
  ratingOf: [["value","number"]," of ",["max","number"]],
  checking: ["Checking..."],
  discard: ["Discard"],
  keepEditing: ["Keep editing"],
  'draft.restored': ["We kept what you typed."],
  'draft.startEmpty': ["Clear the form"],
  'draft.startSaved': ["Use the saved version"],
  'draft.lostFiles': [["count","plural",{"one":["This file"],"other":["#"," files"]}]," could not be kept. Choose ",["count","plural",{"one":["it"],"other":["them"]}]," again: ",["names"]],
})
