// Written by compile.ts from application-status.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "application-status", and what each of them needs. */
export interface ApplicationStatusWords {
  title: NoValues
  loading: NoValues
  received: NoValues
  'received.text': { received: string }
  asked: NoValues
  'asked.text': { received: string }
  approved: NoValues
  'approved.text': { decided: string }
  declined: NoValues
  'declined.text': { decided: string }
  unknown: NoValues
  'unknown.text': NoValues
  failed: NoValues
  signIn: NoValues
  contact: NoValues
  landing: NoValues
}

/** The English texts of the area "application-status". */
export const applicationStatusWords = /* @__PURE__ */ defineWords<ApplicationStatusWords>('application-status', {
  title: ["Your application"],
  loading: ["Loading your application..."],
  received: ["We have received your application"],
  'received.text': ["Received on ",["received"],"."],
  asked: ["We have asked you for more"],
  'asked.text': ["What is missing, and how to send it, is in our e-mail. Your application of ",["received"]," waits for it."],
  approved: ["Your application is approved"],
  'approved.text': ["Approved on ",["decided"],". Your login details are in our e-mail."],
  declined: ["We cannot open an account for you"],
  'declined.text': ["Decided on ",["decided"],". The reason is in our e-mail."],
  unknown: ["This link does not match an application"],
  'unknown.text': ["Please open the link in our e-mail again. If your e-mail program has split it, copy the whole address."],
  failed: ["Your application could not be loaded"],
  signIn: ["Sign in"],
  contact: ["Contact Us"],
  landing: ["Go to Landing Page"],
})
