// Written by compile.ts from office-block.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-block", and what each of them needs. */
export interface OfficeBlockWords {
  'block.title': { company: string }
  'block.text': { people: number }
  'block.reason': NoValues
  'block.hint': NoValues
  'block.needed': NoValues
  'block.do': NoValues
  'block.doing': NoValues
  'block.unsaved': NoValues
}

/** The English texts of the area "office-block". */
export const officeBlockWords = /* @__PURE__ */ defineWords<OfficeBlockWords>('office-block', {
  'block.title': ["Block ",["company"],"?"],
  'block.text': [["people","plural",{"0":["No one in this company can sign in or order."],"one":["One person is signed out immediately and cannot sign in or order."],"other":["#"," people are signed out immediately and cannot sign in or order."]}]," Placed orders are kept. When they try to sign in, they read that e-mail or password is wrong."],
  'block.reason': ["Reason"],
  'block.hint': ["For your colleagues and the activity; the company does not see it."],
  'block.needed': ["Enter a reason."],
  'block.do': ["Block"],
  'block.doing': ["Blocking..."],
  'block.unsaved': ["The company is not blocked."],
})
