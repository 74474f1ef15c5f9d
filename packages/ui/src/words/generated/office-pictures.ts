// Written by compile.ts from office-pictures.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-pictures", and what each of them needs. */
export interface OfficePicturesWords {
  title: NoValues
  loadFailed: NoValues
  added: { count: number }
  waiting: { count: number }
  named: { count: number }
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
  leaveOutFailed: { count: number }
  leaveOutNamed: { count: number }
  leaveOutAgain: NoValues
  namedUpload: NoValues
  namedUploadHint: NoValues
  namedTaken: { count: number }
  leaveOutName: { name: string }
  problem: { name: string; problem: string }
  waits: NoValues
  nextTry: { when: string }
  more: { count: number }
  'check.toFetch': { count: number; hosts: string }
  'check.missing': { count: number; names: string }
  'note.waiting': { count: number }
  'note.named': { count: number }
  'note.failed': { count: number }
  'note.show': NoValues
}

/** The English texts of the area "office-pictures". */
export const officePicturesWords = /* @__PURE__ */ defineWords<OfficePicturesWords>('office-pictures', {
  title: ["Pictures to fetch"],
  loadFailed: ["The pictures could not be loaded"],
  added: [["count","plural",{"one":["#"," picture was added."],"other":["#"," pictures were added."]}]],
  waiting: [["count","plural",{"one":["#"," picture waits to be fetched."],"other":["#"," pictures wait to be fetched."]}]],
  named: [["count","plural",{"one":["#"," picture is named in the file, but not in it."],"other":["#"," pictures are named in the file, but not in it."]}]],
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
  leaveOutFailed: [["count","plural",{"one":["Leave out ","#"," failed picture"],"other":["Leave out all ","#"," failed pictures"]}]],
  leaveOutNamed: [["count","plural",{"one":["Leave out ","#"," named picture"],"other":["Leave out all ","#"," named pictures"]}]],
  leaveOutAgain: ["Importing the file again lists pictures that were left out."],
  namedUpload: ["Upload the named pictures"],
  namedUploadHint: ["All at once: each goes to the products that name it. JPEG, PNG or WebP, up to 20 MB each."],
  namedTaken: [["count","plural",{"0":["No picture was added."],"one":["#"," picture was added."],"other":["#"," pictures were added."]}]],
  leaveOutName: ["Leave out ",["name"]],
  problem: [["name"]," ",["problem"]],
  waits: ["Waiting"],
  nextTry: ["Next attempt ",["when"]],
  more: [["count","plural",{"one":["and ","#"," more"],"other":["and ","#"," more"]}]],
  'check.toFetch': [["count","plural",{"one":["#"," picture is fetched"],"other":["#"," pictures are fetched"]}]," from ",["hosts"]," after the import is applied."],
  'check.missing': [["count","plural",{"one":["1 picture is named in the file, but not in it: ",["names"],". Once the import is applied, upload it or leave it out."],"other":["#"," pictures are named in the file, but not in it: ",["names"],". Once the import is applied, upload all in one go or leave them out."]}]],
  'note.waiting': [["count","plural",{"one":["A picture of this product is not fetched yet."],"other":["#"," pictures of this product are not fetched yet."]}]],
  'note.named': [["count","plural",{"one":["A picture of this product is named in its file, but was not uploaded."],"other":["#"," pictures of this product are named in its file, but were not uploaded."]}]],
  'note.failed': [["count","plural",{"one":["A picture of this product could not be fetched."],"other":["#"," pictures of this product could not be fetched."]}]],
  'note.show': ["Show missing pictures"],
})
