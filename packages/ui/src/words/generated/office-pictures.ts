// Written by compile.ts from office-pictures.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-pictures", and what each of them needs. */
export interface OfficePicturesWords {
  title: NoValues
  loadFailed: NoValues
  added: { count: number }
  waiting: { count: number }
  failed: { count: number }
  progress: NoValues
  progressText: { done: number; count: number }
  former: NoValues
  retryAll: NoValues
  retrying: NoValues
  leavingOut: NoValues
  retry: NoValues
  retryName: { name: string }
  upload: NoValues
  uploadName: { name: string }
  uploadHint: NoValues
  uploadPrompt: NoValues
  uploadBrowse: NoValues
  leaveOut: NoValues
  leaveOutName: { name: string }
  problem: { name: string; problem: string }
  waits: NoValues
  nextTry: { when: string }
  more: { count: number }
  'check.toFetch': { count: number; hosts: string }
  'check.missing': { count: number; names: string }
  'note.waiting': { count: number }
  'note.failed': { count: number }
  'note.show': NoValues
}

/** The English texts of the area "office-pictures". */
export const officePicturesWords = /* @__PURE__ */ defineWords<OfficePicturesWords>('office-pictures', {
  title: ["Pictures to fetch"],
  loadFailed: ["The pictures could not be loaded"],
  added: [["count","plural",{"one":["#"," picture was added."],"other":["#"," pictures were added."]}]],
  waiting: [["count","plural",{"one":["#"," picture waits to be fetched."],"other":["#"," pictures wait to be fetched."]}]],
  failed: [["count","plural",{"one":["#"," picture could not be fetched."],"other":["#"," pictures could not be fetched."]}]],
  progress: ["Fetching pictures"],
  progressText: [["done","number"]," of ",["count","number"]],
  former: ["Products keep their former pictures until all new ones are there."],
  retryAll: ["Retry all"],
  retrying: ["Retrying..."],
  leavingOut: ["Leaving out..."],
  retry: ["Retry"],
  retryName: ["Retry ",["name"]],
  upload: ["Upload instead"],
  uploadName: ["Upload instead of ",["name"]],
  uploadHint: ["JPEG, PNG or WebP, up to 20 MB. All products of this import that lack the same picture get it."],
  uploadPrompt: ["Drop the picture here or"],
  uploadBrowse: ["choose it"],
  leaveOut: ["Leave out"],
  leaveOutName: ["Leave out ",["name"]],
  problem: [["name"]," ",["problem"]],
  waits: ["Waiting"],
  nextTry: ["Next attempt ",["when"]],
  more: [["count","plural",{"one":["and ","#"," more"],"other":["and ","#"," more"]}]],
  'check.toFetch': [["count","plural",{"one":["#"," picture is fetched"],"other":["#"," pictures are fetched"]}]," from ",["hosts"]," after the import is applied."],
  'check.missing': [["count","plural",{"one":["1 picture was not uploaded: ",["names"],". Its product is imported without it."],"other":["#"," pictures were not uploaded: ",["names"],". Their products are imported without them."]}]],
  'note.waiting': [["count","plural",{"one":["A picture of this product is not fetched yet."],"other":["#"," pictures of this product are not fetched yet."]}]],
  'note.failed': [["count","plural",{"one":["A picture of this product could not be fetched."],"other":["#"," pictures of this product could not be fetched."]}]],
  'note.show': ["Show missing pictures"],
})
