// Written by compile.ts from file-refusals.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "file-refusals", and what each of them needs. */
export interface FileRefusalsWords {
  no_file: { files: number; types: string; megabytes: string }
  too_many_files: { file: string; number: number; files: number; types: string; megabytes: string }
  invalid_file_name: { number: number; files: number; types: string; megabytes: string }
  empty_file: { file: string; number: number; files: number; types: string; megabytes: string }
  file_too_large: { file: string; number: number; megabytes: string; files: number; types: string }
  unsupported_file_type: { file: string; number: number; types: string; files: number; megabytes: string }
  active_pdf: { file: string; number: number; files: number; types: string; megabytes: string }
  encrypted_pdf: { file: string; number: number; files: number; types: string; megabytes: string }
  unreadable_pdf: { file: string; number: number; files: number; types: string; megabytes: string }
  unreadable_picture: { file: string; number: number; megapixels: string; files: number; types: string; megabytes: string }
  order_form_unreadable: NoValues
  order_form_too_long: { rows: number; columns: number }
  unreadable_upload: NoValues
  unknown_file: NoValues
  too_many_uploads: NoValues
  files_unavailable: NoValues
}

/** The English texts of the area "file-refusals". */
export const fileRefusalsWords = /* @__PURE__ */ defineWords<FileRefusalsWords>('file-refusals', {
  no_file: ["No file was sent. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  too_many_files: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is one file too many. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  invalid_file_name: ["File ",["number","number"]," has a name that cannot be used: give it another one. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  empty_file: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is empty. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  file_too_large: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is larger than ",["megabytes"]," MB. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  unsupported_file_type: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is not a ",["types"]," by its content. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  active_pdf: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," contains scripts, programs or other files: print it to a PDF again, or send a picture of it. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  encrypted_pdf: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is encrypted: save it without a password and other protection. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  unreadable_pdf: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," is damaged or incomplete. ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  unreadable_picture: [["file","select",{"none":["File ",["number","number"]],"other":[["file"]]}]," ",["megapixels","select",{"none":["is damaged or incomplete"],"other":["has more than ",["megapixels"]," million pixels"]}],". ",["files","plural",{"one":["One file is allowed"],"other":["Up to ","#"," files are allowed"]}],": ",["types"],", at most ",["megabytes"]," MB",["files","plural",{"one":[],"other":[" each"]}],"."],
  order_form_unreadable: ["This file cannot be read as a spreadsheet. Save it as XLSX without a password, or as CSV, and choose it again."],
  order_form_too_long: ["This spreadsheet is too long. Up to ",["rows","number"]," rows and ",["columns","number"]," columns can be read: keep the rows you want to order."],
  unreadable_upload: ["The upload cannot be read, or did not arrive in full. Please try again."],
  unknown_file: ["A file is not known any more. Please upload it again."],
  too_many_uploads: ["Many files are being uploaded. Please try again."],
  files_unavailable: ["The store cannot reach its files. Please try again."],
})
