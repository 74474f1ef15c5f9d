// Written by compile.ts from application-answer.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "application-answer", and what each of them needs. */
export interface ApplicationAnswerWords {
  title: NoValues
  question: NoValues
  text: NoValues
  restored: NoValues
  answered: NoValues
  'answered.text': NoValues
  ended: NoValues
  'ended.text': NoValues
  status: NoValues
}

/** The English texts of the area "application-answer". */
export const applicationAnswerWords = /* @__PURE__ */ defineWords<ApplicationAnswerWords>('application-answer', {
  title: ["Your application"],
  question: ["Our question"],
  text: ["Here are the answers you sent. Change what is needed and submit them again."],
  restored: ["Please give your consents again on the last step."],
  answered: ["We have received your answer"],
  'answered.text': ["We decide about your application and send you an e-mail."],
  ended: ["This link is no longer valid"],
  'ended.text': ["Your application has been decided, or a later e-mail asks you another question."],
  status: ["See the Status"],
})
