// Written by compile.ts from account.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "account", and what each of them needs. */
export interface AccountWords {
  'profile.firstName': NoValues
  'profile.lastName': NoValues
  'profile.phone': NoValues
  'profile.fault': { kind: string }
  'profile.changed': { name: string; phone: string }
  'profile.changedWithoutPhone': { name: string }
  'profile.save': NoValues
  'profile.saving': NoValues
  'profile.cancel': NoValues
  'password.title': NoValues
  'password.text': NoValues
  'password.change': NoValues
  'password.current': NoValues
  'password.next': NoValues
  'password.hint': { min: number }
  'password.fault': { kind: string; min: number; max: number }
  'password.save': NoValues
  'password.saving': NoValues
  'password.saved': NoValues
  'password.cancel': NoValues
  'sessions.title': NoValues
  'sessions.loading': NoValues
  'sessions.both': { browser: string; system: string }
  'sessions.unknown': NoValues
  'sessions.here': NoValues
  'sessions.since': { started: string }
  'sessions.used': { started: string; lastUsed: string }
  'sessions.onlyHere': NoValues
  'sessions.end': NoValues
  'sessions.ending': NoValues
  'sessions.endOthers': NoValues
  'sessions.ended': NoValues
  'sessions.endedOthers': NoValues
}

/** The English texts of the area "account". */
export const accountWords = /* @__PURE__ */ defineWords<AccountWords>('account', {
  'profile.firstName': ["First name"],
  'profile.lastName': ["Last name"],
  'profile.phone': ["Phone"],
  'profile.fault': [["kind","select",{"empty":["Please enter your first name."],"format":["Please enter a phone number of 5 to 15 digits, such as +46 31 555 01 10."],"other":[]}]],
  'profile.changed': ["Your name or phone has changed since you opened this form: ",["name"],", ",["phone"],". Save again to replace it."],
  'profile.changedWithoutPhone': ["Your name or phone has changed since you opened this form: ",["name"],", no phone. Save again to replace it."],
  'profile.save': ["Save"],
  'profile.saving': ["Saving..."],
  'profile.cancel': ["Cancel"],
  'password.title': ["Password"],
  'password.text': ["Changing it signs out your other devices."],
  'password.change': ["Change password"],
  'password.current': ["Current password"],
  'password.next': ["New password"],
  'password.hint': ["At least ",["min","number"]," characters. Avoid your e-mail, your company name, sequences and repetitions."],
  'password.fault': [["kind","select",{"empty":["Please enter your current password."],"short":["Please use at least ",["min","number"]," characters."],"other":["At most ",["max","number"]," characters."]}]],
  'password.save': ["Save password"],
  'password.saving': ["Saving..."],
  'password.saved': ["Your password is changed. Other devices have been signed out."],
  'password.cancel': ["Cancel"],
  'sessions.title': ["Where you are signed in"],
  'sessions.loading': ["Loading where you are signed in..."],
  'sessions.both': [["browser"]," on ",["system"]],
  'sessions.unknown': ["Unknown browser"],
  'sessions.here': ["This browser"],
  'sessions.since': ["Signed in on ",["started"]],
  'sessions.used': ["Signed in on ",["started"],", last used on ",["lastUsed"]],
  'sessions.onlyHere': ["You are not signed in anywhere else."],
  'sessions.end': ["Sign out"],
  'sessions.ending': ["Signing out..."],
  'sessions.endOthers': ["Sign out everywhere else"],
  'sessions.ended': ["The device is signed out."],
  'sessions.endedOthers': ["Your other devices are signed out."],
})
