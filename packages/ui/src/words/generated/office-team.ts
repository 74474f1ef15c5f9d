// Written by compile.ts from office-team.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-team", and what each of them needs. */
export interface OfficeTeamWords {
  'change.title': { name: string }
  'change.roles': { from: string; role: string }
  'change.adds': { name: string }
  'change.takes': { name: string }
  'change.administration': NoValues
  'change.text': { name: string }
  'change.owner': NoValues
  'change.do': NoValues
  'change.doing': NoValues
  changed: { name: string; role: string }
  'changed.undo': NoValues
}

/** The English texts of the area "office-team". */
export const officeTeamWords = /* @__PURE__ */ defineWords<OfficeTeamWords>('office-team', {
  'change.title': ["Change the role of ",["name"],"?"],
  'change.roles': [["from"]," becomes ",["role"],"."],
  'change.adds': [["name"]," can then also:"],
  'change.takes': [["name"]," can no longer:"],
  'change.administration': ["Manage operators, API keys and webhooks"],
  'change.text': [["name"]," is signed out everywhere and signs in again with the new role."],
  'change.owner': ["Invitations and links they sent stop working. Their API keys and webhooks are limited to the new role."],
  'change.do': ["Change role"],
  'change.doing': ["Changing..."],
  changed: [["name"]," now has the role ",["role"],"."],
  'changed.undo': ["Undo"],
})
