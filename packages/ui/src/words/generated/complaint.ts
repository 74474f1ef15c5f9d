// Written by compile.ts from complaint.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "complaint", and what each of them needs. */
export interface ComplaintWords {
  title: NoValues
  about: { number: string; date: string }
  subject: NoValues
  type: NoValues
  'type.choose': NoValues
  'type.defective': NoValues
  'type.missing': NoValues
  'type.wrong': NoValues
  'type.damaged': NoValues
  'type.late': NoValues
  'type.other': NoValues
  description: NoValues
  'description.hint': NoValues
  counter: { used: string; limit: string }
  lines: NoValues
  'lines.whole': NoValues
  'lines.chosen': { chosen: number; count: number }
  'lines.search': NoValues
  'lines.found': { found: number; count: number }
  'lines.none': { text: string }
  'lines.ordered': { ordered: string }
  'lines.of': { ordered: string }
  'lines.tooMany': { ordered: string }
  'lines.invalid': NoValues
  pictures: NoValues
  'pictures.hint': { limit: number }
  'pictures.prompt': NoValues
  'pictures.browse': NoValues
  'pictures.tooMany': { limit: number }
  'pictures.unusable': NoValues
  'picture.wrong_type': NoValues
  'picture.too_large': NoValues
  'picture.empty': NoValues
  'picture.failed': NoValues
  required: { field: string }
  tooLong: { field: string }
  invalid: { field: string }
  incomplete: NoValues
  submit: NoValues
  submitting: NoValues
  close: NoValues
  unsaved: NoValues
  sent: NoValues
  caseNumber: { number: string }
}

/** The English texts of the area "complaint". */
export const complaintWords = /* @__PURE__ */ defineWords<ComplaintWords>('complaint', {
  title: ["File Complaint"],
  about: ["Order No. ",["number"]," · ",["date"]],
  subject: ["Subject"],
  type: ["Complaint type"],
  'type.choose': ["Choose a type"],
  'type.defective': ["Product Defective"],
  'type.missing': ["Missing Parts"],
  'type.wrong': ["Wrong Item"],
  'type.damaged': ["Damaged Package"],
  'type.late': ["Late Delivery"],
  'type.other': ["Other"],
  description: ["Description"],
  'description.hint': ["Add important details and searchable keywords to the description."],
  counter: [["used"],"/",["limit"]],
  lines: ["Which products?"],
  'lines.whole': ["The whole order"],
  'lines.chosen': [["chosen","number"]," of ",["count","number"]," lines chosen"],
  'lines.search': ["Find a product or SKU"],
  'lines.found': [["found","number"]," of ",["count","number"]," lines"],
  'lines.none': ["No line matches “",["text"],"”."],
  'lines.ordered': [["ordered"]," ordered"],
  'lines.of': ["of ",["ordered"]],
  'lines.tooMany': ["Only ",["ordered"]," ordered. Enter ",["ordered"]," or fewer."],
  'lines.invalid': ["Enter how many pieces are concerned."],
  pictures: ["Pictures"],
  'pictures.hint': ["JPEG, PNG or WebP, at most 10 MB each, up to ",["limit","number"]],
  'pictures.prompt': ["Drop pictures here or"],
  'pictures.browse': ["choose files"],
  'pictures.tooMany': ["At most ",["limit","number"]," pictures can be sent. The others were left out."],
  'pictures.unusable': ["Remove the files that cannot be sent."],
  'picture.wrong_type': ["This is not a JPEG, PNG or WebP picture."],
  'picture.too_large': ["This picture is larger than 10 MB."],
  'picture.empty': ["This file is empty."],
  'picture.failed': ["This picture was not uploaded."],
  required: [["field"]," is required"],
  tooLong: [["field"]," is too long"],
  invalid: [["field"]," is not valid"],
  incomplete: ["Please fill in all required fields"],
  submit: ["Submit"],
  submitting: ["Submitting..."],
  close: ["Close"],
  unsaved: ["Your complaint is not sent yet."],
  sent: ["Complaint submitted successfully!"],
  caseNumber: ["Your case number is ",["number"],"."],
})
