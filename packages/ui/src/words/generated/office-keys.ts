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
  'keys.title': ["Keys for programs"],
  'keys.hint': ["A program that has a key makes calls by itself: a warehouse’s, an accountant’s."],
  'keys.new': ["New key..."],
  'keys.none': ["No program has a key."],
  'keys.loading': ["Loading keys..."],
  'keys.failed': ["Keys could not be loaded"],
  'scope.see': ["Sees orders, companies and products"],
  'scope.orders': ["Moves, ships and refunds orders"],
  'scope.catalogue': ["Changes products, prices, stock and promotions"],
  'scope.service': ["Decides applications, answers complaints and messages"],
  'state.active': ["Opens"],
  'state.expired': ["Expired"],
  'state.revoked': ["Revoked"],
  'keys.made': ["Made ",["when"]],
  'keys.madeBy': ["Made ",["when"],", ",["name"]],
  'keys.takenOver': ["Taken over by ",["name"]],
  'keys.used': ["Used ",["when"]],
  'keys.unused': ["Never used"],
  'keys.until': ["Good until ",["when"]],
  'keys.forGood': ["Good until it is revoked"],
  revoke: ["Revoke..."],
  'revoke.of': ["Revoke the key of ",["title"],"..."],
  'revoke.title': ["Revoke the key of ",["title"],"?"],
  'revoke.text': ["It opens nothing any more, at once and for good. What the program did keeps its name."],
  'revoke.do': ["Revoke key"],
  'revoke.doing': ["Revoking..."],
  'new.title': ["New key"],
  'new.program': ["Program"],
  'new.programHint': ["Stands beside what it does."],
  'new.may': ["What it may"],
  'new.life': ["Good for"],
  'new.days': [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
  'new.forGood': ["Until it is revoked"],
  'new.needed': ["A name and something that it may are needed."],
  'new.make': ["Make key"],
  'new.making': ["Making..."],
  'new.leave': ["Cancel"],
  'new.unsaved': ["The key is not made."],
  'made.title': ["The key of ",["title"],". It is shown this once."],
  'made.label': ["Key"],
  'made.text': ["Give it to the program alone: whoever has it may do what the key may."],
})
