// Written by compile.ts from session.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "session", and what each of them needs. */
export interface SessionWords {
  'signIn.pageTitle': NoValues
  'signIn.title': NoValues
  'signIn.text': NoValues
  'signIn.ended': NoValues
  'signIn.email': NoValues
  'signIn.password': NoValues
  'signIn.remember': NoValues
  'signIn.submit': NoValues
  'signIn.busy': NoValues
  'signIn.incomplete': NoValues
  'signIn.home': { brand: string }
  'signIn.forgot': NoValues
  'signIn.haveCode': NoValues
  'signIn.new': NoValues
  'signIn.apply': NoValues
}

/** The English texts of the area "session". */
export const sessionWords = /* @__PURE__ */ defineWords<SessionWords>('session', {
  'signIn.pageTitle': ["Sign in"],
  'signIn.title': ["Welcome Back"],
  'signIn.text': ["Sign in to see prices and place orders."],
  'signIn.ended': ["You were signed out. Sign in to go on."],
  'signIn.email': ["Email"],
  'signIn.password': ["Password"],
  'signIn.remember': ["Remember me"],
  'signIn.submit': ["Sign in"],
  'signIn.busy': ["Signing in..."],
  'signIn.incomplete': ["Please fill in all fields."],
  'signIn.home': [["brand"],", home"],
  'signIn.forgot': ["Forgot password?"],
  'signIn.haveCode': ["I have a code"],
  'signIn.new': ["New here?"],
  'signIn.apply': ["Apply for an account"],
})
