// Written by compile.ts from access.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "access", and what each of them needs. */
export interface AccessWords {
  email: NoValues
  'email.empty': NoValues
  'email.format': NoValues
  signIn: NoValues
  noMail: NoValues
  'forgot.title': NoValues
  'forgot.text': NoValues
  'forgot.firstTitle': { brand: string }
  'forgot.firstText': NoValues
  'forgot.submit': NoValues
  'forgot.submitting': NoValues
  'forgot.haveCode': NoValues
  'code.title': NoValues
  'code.sent': { email: string; length: number }
  'code.again': NoValues
  'code.anyTab': { length: number }
  'code.label': NoValues
  'code.incomplete': { length: number }
  'code.submit': NoValues
  'code.submitting': NoValues
  'code.resend': NoValues
  'code.resending': NoValues
  'code.wait': { seconds: number }
  'code.expired': NoValues
  'code.otherEmail': NoValues
  'password.title': NoValues
  'password.text': NoValues
  'password.label': NoValues
  'password.hint': { min: number }
  'password.short': { min: number }
  'password.submit': NoValues
  'password.submitting': NoValues
  'password.ended': NoValues
  'password.another': NoValues
  'password.doneTitle': NoValues
  'password.doneText': NoValues
  'password.doneFirst': NoValues
  'password.doneSignIn': NoValues
}

/** The English texts of the area "access". */
export const accessWords = /* @__PURE__ */ defineWords<AccessWords>('access', {
  email: ["Email"],
  'email.empty': ["Please fill in the email field."],
  'email.format': ["Please enter an e-mail address, such as anna@kiosk.example."],
  signIn: ["Back to sign in"],
  noMail: ["If no e-mail arrives, use the latest code or try again in an hour."],
  'forgot.title': ["Forgot your password?"],
  'forgot.text': ["We send a five-digit code to your e-mail. Use it to choose a new password."],
  'forgot.firstTitle': ["Welcome to ",["brand"]],
  'forgot.firstText': ["Choose your password. We send a five-digit code to your e-mail."],
  'forgot.submit': ["Send code"],
  'forgot.submitting': ["Sending..."],
  'forgot.haveCode': ["I have a code"],
  'code.title': ["Enter your code"],
  'code.sent': ["If there is an account for ",["email"],", a code of ",["length","number"]," digits is on its way. It works for a short time only."],
  'code.again': ["If there is an account for this e-mail, another code is on its way."],
  'code.anyTab': ["Enter the e-mail address that the code was sent to and its ",["length","number"]," digits. You can use a code that you requested on another device."],
  'code.label': ["Code"],
  'code.incomplete': ["Please enter all ",["length","number"]," digits."],
  'code.submit': ["Verify"],
  'code.submitting': ["Verifying..."],
  'code.resend': ["Sent OTP Again"],
  'code.resending': ["Sending..."],
  'code.wait': ["You can ask again in ",["seconds","plural",{"one":["#"," second"],"other":["#"," seconds"]}],"."],
  'code.expired': ["This code has expired. Please ask for another one."],
  'code.otherEmail': ["Use another e-mail"],
  'password.title': ["Choose a password"],
  'password.text': ["You will sign in with it from now on."],
  'password.label': ["New password"],
  'password.hint': ["At least ",["min","number"]," characters. Avoid your e-mail, your company name, sequences and repetitions."],
  'password.short': ["Please use at least ",["min","number"]," characters."],
  'password.submit': ["Save password"],
  'password.submitting': ["Saving..."],
  'password.ended': ["The time to choose a password has run out. Please ask for another code."],
  'password.another': ["Ask for another code"],
  'password.doneTitle': ["Your password is saved"],
  'password.doneText': ["Other devices have been signed out."],
  'password.doneFirst': ["You can sign in now, see prices and place orders."],
  'password.doneSignIn': ["Sign in"],
})
