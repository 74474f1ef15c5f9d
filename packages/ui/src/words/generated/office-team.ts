// Written by compile.ts from office-team.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-team", and what each of them needs. */
export interface OfficeTeamWords {
  'role.owner.may': NoValues
  'role.orders.may': NoValues
  'role.catalogue.may': NoValues
  'role.support.may': NoValues
  'role.reader.may': NoValues
  'team.loading': NoValues
  'team.failed': NoValues
  'team.invite': NoValues
  'team.members': NoValues
  'team.name': NoValues
  'team.role': NoValues
  'team.roleOf': { name: string }
  'team.saveRole': NoValues
  'team.since': NoValues
  'team.state': NoValues
  'team.active': NoValues
  'team.disabled': { when: string }
  'team.you': NoValues
  'team.actions': { name: string }
  'team.disable': NoValues
  'team.enable': NoValues
  'team.renew': NoValues
  'team.note': NoValues
  'disable.title': { name: string }
  'disable.text': { name: string }
  'disable.decide': { name: string }
  'disable.hint': NoValues
  'disable.key': { title: string; when: string }
  'disable.unusedKey': { title: string }
  'disable.webhook': { title: string }
  'disable.do': NoValues
  'disable.doing': NoValues
  'team.invites': NoValues
  'team.noInvites': NoValues
  'team.until': { when: string }
  'team.withdraw': NoValues
  'team.inviteTitle': NoValues
  'team.inviteEmail': NoValues
  'team.inviteName': NoValues
  'team.inviteSend': NoValues
  'team.inviteSending': NoValues
  'team.leave': NoValues
  'team.unsaved': NoValues
  'team.incomplete': NoValues
  'team.link': { name: string }
  'team.linkText': NoValues
  'team.linkLabel': NoValues
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
  'role.owner.may': ["everything, including the team"],
  'role.orders.may': ["changes and ships orders, decides on applications, answers complaints and messages"],
  'role.catalogue.may': ["products, prices, stock, imports"],
  'role.support.may': ["decides on applications, answers complaints and messages"],
  'role.reader.may': ["views orders, companies and products"],
  'team.loading': ["Loading the team..."],
  'team.failed': ["The team could not be loaded"],
  'team.invite': ["Invite a colleague..."],
  'team.members': ["Operators"],
  'team.name': ["Name"],
  'team.role': ["Role"],
  'team.roleOf': ["Role of ",["name"]],
  'team.saveRole': ["Save role"],
  'team.since': ["Since"],
  'team.state': ["State"],
  'team.active': ["Can sign in"],
  'team.disabled': ["Deactivated ",["when"]],
  'team.you': ["You"],
  'team.actions': ["Actions for ",["name"]],
  'team.disable': ["Deactivate..."],
  'team.enable': ["Reactivate"],
  'team.renew': ["Reset sign-in"],
  'team.note': ["There is always at least one owner. Changing a role or deactivating signs the person out."],
  'disable.title': ["Deactivate ",["name"],"?"],
  'disable.text': [["name"]," is signed out everywhere and cannot sign in. Invitations and links they sent stop working. Reactivating them brings none of this back."],
  'disable.decide': ["Keys and webhooks of ",["name"]],
  'disable.hint': ["Select what to keep. It becomes yours, limited to your role. The rest ends: keys are revoked, webhooks switched off."],
  'disable.key': ["Keep key ",["title"],", last used ",["when"]],
  'disable.unusedKey': ["Keep key ",["title"],", never used"],
  'disable.webhook': ["Keep webhook ",["title"]],
  'disable.do': ["Deactivate"],
  'disable.doing': ["Deactivating..."],
  'team.invites': ["Invitations"],
  'team.noInvites': ["No open invitations."],
  'team.until': ["Expires ",["when"]],
  'team.withdraw': ["Withdraw"],
  'team.inviteTitle': ["Invite a colleague"],
  'team.inviteEmail': ["Email"],
  'team.inviteName': ["Name"],
  'team.inviteSend': ["Create link"],
  'team.inviteSending': ["Creating..."],
  'team.leave': ["Cancel"],
  'team.unsaved': ["The invitation has not been created."],
  'team.incomplete': ["Fill in e-mail and name."],
  'team.link': ["The link for ",["name"],". It is shown only once."],
  'team.linkText': ["Send it in a way that only they can read. It expires in 7 days."],
  'team.linkLabel': ["Link"],
  'change.title': ["Change the role of ",["name"],"?"],
  'change.roles': [["from"]," becomes ",["role"],"."],
  'change.adds': [["name"]," can then also:"],
  'change.takes': [["name"]," can no longer:"],
  'change.administration': ["Manage operators, API keys and webhooks"],
  'change.text': [["name"]," is signed out everywhere and signs in again with the new role."],
  'change.owner': ["Links they sent stop working. Their keys and webhooks are limited to the new role."],
  'change.do': ["Change role"],
  'change.doing': ["Changing..."],
  changed: [["name"]," now has the role ",["role"],"."],
  'changed.undo': ["Undo"],
})
