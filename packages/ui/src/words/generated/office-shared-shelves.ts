// Written by compile.ts from office-shared-shelves.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-shared-shelves", and what each of them needs. */
export interface OfficeSharedShelvesWords {
  'shelves.intro': NoValues
  'shelves.loading': NoValues
  'shelves.failed': NoValues
  'shelves.none': NoValues
  'shelves.noneText': NoValues
  'shelves.noneIn': NoValues
  'shelves.view.all': NoValues
  'shelves.view.title_waiting': NoValues
  'shelves.view.revoked': NoValues
  'shelves.title': NoValues
  'shelves.untitled': NoValues
  'shelves.by': NoValues
  'shelves.visitor': NoValues
  'shelves.articles': NoValues
  'shelves.articlesOf': { count: number }
  'shelves.shared': NoValues
  'shelves.expires': NoValues
  'shelves.expiresOn': { day: string }
  'shelves.state': NoValues
  'shelves.state.title_waiting': NoValues
  'shelves.state.shared': NoValues
  'shelves.state.revoked': NoValues
  'shelves.actions': { title: string }
  'shelves.allow': NoValues
  'shelves.revoke': NoValues
  'allow.title': { title: string }
  'allow.text': NoValues
  'allow.do': NoValues
  'allow.busy': NoValues
  'revoke.title': NoValues
  'revoke.text': NoValues
  'revoke.do': NoValues
  'revoke.busy': NoValues
}

/** The English texts of the area "office-shared-shelves". */
export const officeSharedShelvesWords = /* @__PURE__ */ defineWords<OfficeSharedShelvesWords>('office-shared-shelves', {
  'shelves.intro': ["Customers and visitors share shelves with a link. Everyone with the link sees the articles, without prices and without the name of the company."],
  'shelves.loading': ["Loading shared shelves..."],
  'shelves.failed': ["Shared shelves could not be loaded"],
  'shelves.none': ["No shared shelves"],
  'shelves.noneText': ["A shelf appears here when a customer or a visitor creates a link."],
  'shelves.noneIn': ["No shelf is in this state."],
  'shelves.view.all': ["All"],
  'shelves.view.title_waiting': ["Title to check"],
  'shelves.view.revoked': ["Removed"],
  'shelves.title': ["Shelf"],
  'shelves.untitled': ["Without a title"],
  'shelves.by': ["Shared by"],
  'shelves.visitor': ["A visitor"],
  'shelves.articles': ["Articles"],
  'shelves.articlesOf': [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]],
  'shelves.shared': ["Shared"],
  'shelves.expires': ["Expires"],
  'shelves.expiresOn': ["expires ",["day"]],
  'shelves.state': ["State"],
  'shelves.state.title_waiting': ["Title to check"],
  'shelves.state.shared': ["Shared"],
  'shelves.state.revoked': ["Removed"],
  'shelves.actions': ["Change ",["title"]],
  'shelves.allow': ["Show title"],
  'shelves.revoke': ["Remove link"],
  'allow.title': ["Show “",["title"],"” to everyone?"],
  'allow.text': ["The shelf is already shared; only its title waits. A visitor wrote it. It will be shown above the shelf and in previews of the link."],
  'allow.do': ["Show title"],
  'allow.busy': ["Saving..."],
  'revoke.title': ["Remove this link?"],
  'revoke.text': ["The link and its picture stop working for everyone. Applications that were sent with the shelf keep it. This cannot be undone."],
  'revoke.do': ["Remove link"],
  'revoke.busy': ["Removing..."],
})
