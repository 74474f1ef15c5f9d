// Written by compile.ts from office.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office", and what each of them needs. */
export interface OfficeWords {
  name: NoValues
  find: NoValues
  'find.label': NoValues
  nav: NoValues
  'nav.more': NoValues
  'nav.waiting': { place: string; count: number }
  'nav.count': { count: number }
  'group.customers': NoValues
  'group.catalogue': NoValues
  'group.administration': NoValues
  'place.today': NoValues
  'place.orders': NoValues
  'place.inbox': NoValues
  'place.applications': NoValues
  'place.companies': NoValues
  'place.products': NoValues
  'place.categories': NoValues
  'place.import': NoValues
  'place.promotions': NoValues
  'place.content': NoValues
  'place.settings': NoValues
  'place.team': NoValues
  'place.activity': NoValues
  'shop.closed': NoValues
  'shop.view': NoValues
  account: NoValues
  'account.notices': NoValues
  'account.recovery': NoValues
  'account.signOut': NoValues
  views: NoValues
  'failed.holds': NoValues
  'failed.request': { request: string }
  'order.happened': NoValues
  'decide.sending': NoValues
  'decide.leave': NoValues
  'decide.unsaved': NoValues
  'decide.empty': NoValues
  'failed.code.network': NoValues
  'failed.code.timeout': NoValues
  'failed.code.unknown': NoValues
  'failed.code.unauthorized': NoValues
  'failed.code.invalid_credentials': NoValues
  'failed.code.not_whole': NoValues
  'failed.code.not_change': NoValues
  'failed.code.stock_drop': NoValues
  'failed.code.not_amount': NoValues
  'failed.code.ambiguous_amount': NoValues
  'failed.code.other_currency': NoValues
  'failed.code.first_tier': NoValues
  loading: NoValues
  missing: NoValues
  missingText: NoValues
  'missing.back': NoValues
  broken: NoValues
  'remoteChange.dismiss': NoValues
  'role.owner': NoValues
  'role.orders': NoValues
  'role.catalogue': NoValues
  'role.support': NoValues
  'role.reader': NoValues
  'team.do': NoValues
  'team.copy': NoValues
  'team.copied': NoValues
  accessDenied: NoValues
  'list.range': { from: number; to: number; count: number }
  'activity.title': NoValues
}

/** The English texts of the area "office". */
export const officeWords = /* @__PURE__ */ defineWords<OfficeWords>('office', {
  name: ["Office"],
  find: ["Order, SKU, company, person or command"],
  'find.label': ["Find or do"],
  nav: ["Office"],
  'nav.more': ["More"],
  'nav.waiting': [["place"],", ",["count","plural",{"one":["#"," needs"],"other":["#"," need"]}]," attention"],
  'nav.count': [["count","number"]],
  'group.customers': ["Customers"],
  'group.catalogue': ["Catalogue"],
  'group.administration': ["Shop"],
  'place.today': ["Today"],
  'place.orders': ["Orders"],
  'place.inbox': ["Inbox"],
  'place.applications': ["Applications"],
  'place.companies': ["Companies"],
  'place.products': ["Products"],
  'place.categories': ["Categories"],
  'place.import': ["Import"],
  'place.promotions': ["Promotions"],
  'place.content': ["Content"],
  'place.settings': ["Settings"],
  'place.team': ["Team"],
  'place.activity': ["Activity"],
  'shop.closed': ["Closed to visitors"],
  'shop.view': ["View shop"],
  account: ["Your account"],
  'account.notices': ["Emails to you..."],
  'account.recovery': ["Recovery codes..."],
  'account.signOut': ["Sign out"],
  views: ["Saved views"],
  'failed.holds': ["Nothing was changed."],
  'failed.request': ["Nothing was changed. If this keeps happening, contact support and quote request ",["request"],"."],
  'order.happened': ["Activity"],
  'decide.sending': ["Sending..."],
  'decide.leave': ["Cancel"],
  'decide.unsaved': ["Your message has not been sent."],
  'decide.empty': ["Enter a message first."],
  'failed.code.network': ["The shop's server could not be reached. Nothing was changed."],
  'failed.code.timeout': ["The shop's server did not answer in time. Check the page before you try again."],
  'failed.code.unknown': ["Something went wrong. Check the page before you try again."],
  'failed.code.unauthorized': ["Your session has ended. Sign in again."],
  'failed.code.invalid_credentials': ["The e-mail, password or code is wrong. Each code works once, for half a minute."],
  'failed.code.not_whole': ["Enter whole pieces, such as 1200."],
  'failed.code.not_change': ["Enter whole pieces to add or take away, such as +25 or -3."],
  'failed.code.stock_drop': ["This takes away more than half of the stock. Nothing was saved. Press Enter to save it anyway, or Escape to keep the stock. To add pieces, type a plus sign first, such as +25."],
  'failed.code.not_amount': ["Enter an amount above 0 with at most two decimals, such as 12.50."],
  'failed.code.ambiguous_amount': ["This can be read in two ways. Write 1234 for thousands, or two decimals, such as 1.23."],
  'failed.code.other_currency': ["Enter the amount in the currency of this column, with its sign or none."],
  'failed.code.first_tier': ["The unit price cannot be removed."],
  loading: ["Loading the office..."],
  missing: ["Page not found"],
  missingText: ["The address may be mistyped, or the page no longer exists."],
  'missing.back': ["Go to Today"],
  broken: ["Something went wrong on this page"],
  'remoteChange.dismiss': ["Dismiss"],
  'role.owner': ["Owner"],
  'role.orders': ["Orders"],
  'role.catalogue': ["Catalogue"],
  'role.support': ["Support"],
  'role.reader': ["Reader"],
  'team.do': ["Actions"],
  'team.copy': ["Copy"],
  'team.copied': ["Copied"],
  accessDenied: ["Your role does not allow this. Ask an owner of the shop."],
  'list.range': [["from","number"],"–",["to","number"]," of ",["count","number"]],
  'activity.title': ["Activity"],
})
