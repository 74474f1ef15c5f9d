// Written by compile.ts from office-keys.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-keys", and what each of them needs. */
export interface OfficeKeysWords {
  'keys.title': NoValues
  'keys.hint': NoValues
  'keys.new': NoValues
  'keys.none': NoValues
  'keys.loading': NoValues
  'keys.failed': NoValues
  'scope.see': NoValues
  'scope.orders': NoValues
  'scope.catalogue': NoValues
  'scope.service': NoValues
  'state.active': NoValues
  'state.expired': NoValues
  'state.revoked': NoValues
  'keys.made': { when: string }
  'keys.madeBy': { when: string; name: string }
  'keys.takenOver': { name: string }
  'keys.used': { when: string }
  'keys.unused': NoValues
  'keys.until': { when: string }
  'keys.forGood': NoValues
  revoke: NoValues
  'revoke.of': { title: string }
  'revoke.title': { title: string }
  'revoke.text': NoValues
  'revoke.do': NoValues
  'revoke.doing': NoValues
  'new.title': NoValues
  'new.program': NoValues
  'new.programHint': NoValues
  'new.may': NoValues
  'new.life': NoValues
  'new.days': { days: number }
  'new.forGood': NoValues
  'new.needed': NoValues
  'new.make': NoValues
  'new.making': NoValues
  'new.leave': NoValues
  'new.unsaved': NoValues
  'made.title': { title: string }
  'made.label': NoValues
  'made.text': NoValues
}

/** The English texts of the area "office-keys". */
export const officeKeysWords = /* @__PURE__ */ defineWords<OfficeKeysWords>('office-keys', {
  'keys.title': ["API keys"],
  'keys.hint': ["An API key lets a program, such as a warehouse or accounting system, make calls by itself."],
  'keys.new': ["New key..."],
  'keys.none': ["No API keys yet."],
  'keys.loading': ["Loading keys..."],
  'keys.failed': ["Keys could not be loaded"],
  'scope.see': ["View orders, companies and products"],
  'scope.orders': ["Change, ship and refund orders"],
  'scope.catalogue': ["Change products, prices, stock and promotions"],
  'scope.service': ["Decide on applications, answer complaints and messages"],
  'state.active': ["Active"],
  'state.expired': ["Expired"],
  'state.revoked': ["Revoked"],
  'keys.made': ["Created ",["when"]],
  'keys.madeBy': ["Created ",["when"],", ",["name"]],
  'keys.takenOver': ["Taken over by ",["name"]],
  'keys.used': ["Last used ",["when"]],
  'keys.unused': ["Never used"],
  'keys.until': ["Expires ",["when"]],
  'keys.forGood': ["Does not expire"],
  revoke: ["Revoke..."],
  'revoke.of': ["Revoke the key of ",["title"],"..."],
  'revoke.title': ["Revoke the key of ",["title"],"?"],
  'revoke.text': ["The key stops working immediately. This cannot be undone. The activity keeps the program’s name."],
  'revoke.do': ["Revoke key"],
  'revoke.doing': ["Revoking..."],
  'new.title': ["New key"],
  'new.program': ["Program"],
  'new.programHint': ["Shown in the activity."],
  'new.may': ["Permissions"],
  'new.life': ["Expires after"],
  'new.days': [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
  'new.forGood': ["Never"],
  'new.needed': ["Enter a name and choose at least one permission."],
  'new.make': ["Create key"],
  'new.making': ["Creating..."],
  'new.leave': ["Cancel"],
  'new.unsaved': ["The key has not been created."],
  'made.title': ["The key of ",["title"],". It is shown only once."],
  'made.label': ["Key"],
  'made.text': ["Keep it secret: anyone who has it can use these permissions."],
})
