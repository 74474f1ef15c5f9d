// Written by compile.ts from office-welcome.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-welcome", and what each of them needs. */
export interface OfficeWelcomeWords {
  'welcome.title': NoValues
  'welcome.loading': NoValues
  'welcome.failed': NoValues
  'welcome.over': NoValues
  'welcome.overText': NoValues
  'welcome.first': NoValues
  'welcome.invited': { name: string; email: string; role: string }
  'welcome.name': NoValues
  'welcome.email': NoValues
  'welcome.password': NoValues
  'welcome.passwordHint': NoValues
  'welcome.authenticator': NoValues
  'welcome.authenticatorText': NoValues
  'welcome.picture': NoValues
  'welcome.key': NoValues
  'welcome.open': NoValues
  'welcome.code': NoValues
  'welcome.submit': NoValues
  'welcome.busy': NoValues
  'welcome.incomplete': NoValues
  'welcome.done': { name: string }
  'welcome.doneText': { role: string }
  'welcome.closed': NoValues
  'welcome.go': NoValues
}

/** The English texts of the area "office-welcome". */
export const officeWelcomeWords = /* @__PURE__ */ defineWords<OfficeWelcomeWords>('office-welcome', {
  'welcome.title': ["Welcome to the office"],
  'welcome.loading': ["Reading your invitation..."],
  'welcome.failed': ["The invitation could not be read"],
  'welcome.over': ["This link no longer works"],
  'welcome.overText': ["It has been used or has expired. Ask an owner of the shop for another one, or run npm run store -- operators renew."],
  'welcome.first': ["You will be the first owner of this shop."],
  'welcome.invited': [["name"],", ",["email"],". You will have the role ",["role"],"."],
  'welcome.name': ["Your name"],
  'welcome.email': ["Email"],
  'welcome.password': ["Password"],
  'welcome.passwordHint': ["10 to 60 characters. A sentence is easy to remember."],
  'welcome.authenticator': ["Your authenticator"],
  'welcome.authenticatorText': ["Scan the QR code with an authenticator app on your phone, or enter the key there."],
  'welcome.picture': ["QR code for an authenticator app"],
  'welcome.key': ["Key"],
  'welcome.open': ["Open in an app on this device"],
  'welcome.code': ["Code from the app"],
  'welcome.submit': ["Accept and sign in"],
  'welcome.busy': ["Signing in..."],
  'welcome.incomplete': ["Fill in all fields."],
  'welcome.done': ["Welcome, ",["name"]],
  'welcome.doneText': ["You are signed in as ",["role"],"."],
  'welcome.closed': ["The office is not enabled on this server: start the store with OFFICE=1."],
  'welcome.go': ["Go to the office"],
})
