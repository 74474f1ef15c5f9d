// Written by compile.ts from office-sign-in.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-sign-in", and what each of them needs. */
export interface OfficeSignInWords {
  'signIn.title': NoValues
  'signIn.text': NoValues
  'signIn.email': NoValues
  'signIn.password': NoValues
  'signIn.code': NoValues
  'signIn.codeHint': NoValues
  'signIn.codeDemo': NoValues
  'signIn.withoutCode': NoValues
  'signIn.withCode': NoValues
  'signIn.recovery': NoValues
  'signIn.recoveryHint': NoValues
  'signIn.submit': NoValues
  'signIn.busy': NoValues
  'signIn.incomplete': NoValues
  'signIn.incompleteRecovery': NoValues
  'signIn.lost': NoValues
  'ended.title': NoValues
  'ended.text': NoValues
  'ended.other': NoValues
}

/** The English texts of the area "office-sign-in". */
export const officeSignInWords = /* @__PURE__ */ defineWords<OfficeSignInWords>('office-sign-in', {
  'signIn.title': ["Sign in to the office"],
  'signIn.text': ["For the shop’s staff."],
  'signIn.email': ["Email"],
  'signIn.password': ["Password"],
  'signIn.code': ["Code of your authenticator"],
  'signIn.codeHint': ["Six digits. Each code works once, for half a minute."],
  'signIn.codeDemo': ["Leave it empty for the demo’s operator."],
  'signIn.withoutCode': ["I cannot use my authenticator"],
  'signIn.withCode': ["Use the authenticator"],
  'signIn.recovery': ["Recovery code"],
  'signIn.recoveryHint': ["Ten characters. Each code works once."],
  'signIn.submit': ["Sign in"],
  'signIn.busy': ["Signing in..."],
  'signIn.incomplete': ["Enter e-mail, password and the six digits."],
  'signIn.incompleteRecovery': ["Enter e-mail, password and a recovery code."],
  'signIn.lost': ["No recovery code, or forgotten password? Ask an owner of the shop for a new link."],
  'ended.title': ["Your session has ended"],
  'ended.text': ["Sign in again. What you typed is still here."],
  'ended.other': ["Someone else"],
})
