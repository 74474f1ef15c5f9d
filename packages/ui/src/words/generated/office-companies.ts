// Written by compile.ts from office-companies.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-companies", and what each of them needs. */
export interface OfficeCompaniesWords {
  'companies.loading': NoValues
  'companies.failed': NoValues
  'companies.none': NoValues
  'companies.empty': NoValues
  'companies.emptyText': NoValues
  'companies.noneBlocked': NoValues
  'companies.noneUnconfirmed': NoValues
  'companies.search': NoValues
  'companies.searchText': NoValues
  'companies.sum': { count: number }
  'companies.view.all': NoValues
  'companies.view.active': NoValues
  'companies.view.blocked': NoValues
  'companies.view.vat_unconfirmed': NoValues
  'company.name': NoValues
  'company.loading': NoValues
  'company.failed': NoValues
  'company.country': NoValues
  'company.people': NoValues
  'company.payment': NoValues
  'company.daysShort': { days: number }
  'company.orders': NoValues
  'company.ordersOf': { orders: string }
  'company.total': NoValues
  'company.state': NoValues
  'company.active': NoValues
  'company.blocked': NoValues
  'company.number': NoValues
  'company.vat': NoValues
  'company.vat.unchecked': NoValues
  'company.vat.valid': NoValues
  'company.vat.invalid': NoValues
  'company.vat.unavailable': NoValues
  'company.since': NoValues
  'company.personSince': { when: string }
  'company.role.owner': NoValues
  'company.role.buyer': NoValues
  'company.person.active': NoValues
  'company.person.blocked': NoValues
  'company.person.erased': NoValues
  'invite.open': NoValues
  'invite.title': { company: string }
  'invite.text': NoValues
  'invite.firstName': NoValues
  'invite.lastName': NoValues
  'invite.email': NoValues
  'invite.do': NoValues
  'invite.doing': NoValues
  'invite.incomplete': NoValues
  'invite.unsaved': NoValues
  'company.addresses': NoValues
  'company.appliedAddress': NoValues
  'company.invoiceEmail': { email: string }
  'company.addressPhone': { number: string }
  'company.noAddress': NoValues
  'company.terms': NoValues
  'company.terms.hint': NoValues
  'company.po.needed': NoValues
  'company.po.free': NoValues
  'company.save': NoValues
  'company.putBack': NoValues
  'company.applications': NoValues
  'company.noApplication': NoValues
  'company.hasLicence': NoValues
  'company.blockedSince': { since: string }
  'company.remoteChange': NoValues
  'company.change.days': NoValues
  'company.change.po': NoValues
  'company.change.vat': NoValues
  'company.change.vatStatus': NoValues
  'company.change.blocked': NoValues
  'company.change.reason': NoValues
  'vat.do': NoValues
  'vat.title': { company: string }
  'vat.status': NoValues
  'vat.hint': NoValues
  'vat.needed': { example: string }
  'vat.unsaved': NoValues
  'block.open': NoValues
  'block.undo': NoValues
  'company.person.invited': NoValues
}

/** The English texts of the area "office-companies". */
export const officeCompaniesWords = /* @__PURE__ */ defineWords<OfficeCompaniesWords>('office-companies', {
  'companies.loading': ["Loading companies..."],
  'companies.failed': ["Companies could not be loaded"],
  'companies.none': ["No companies match these filters"],
  'companies.empty': ["No companies yet"],
  'companies.emptyText': ["A company is created when an application is approved."],
  'companies.noneBlocked': ["No blocked companies"],
  'companies.noneUnconfirmed': ["No VAT number waits for confirmation"],
  'companies.search': ["Search companies"],
  'companies.searchText': ["Name, number, person"],
  'companies.sum': [["count","plural",{"one":["#"," company"],"other":["#"," companies"]}]],
  'companies.view.all': ["All"],
  'companies.view.active': ["Active"],
  'companies.view.blocked': ["Blocked"],
  'companies.view.vat_unconfirmed': ["VAT number to confirm"],
  'company.name': ["Company"],
  'company.loading': ["Loading the company..."],
  'company.failed': ["The company could not be loaded"],
  'company.country': ["Country"],
  'company.people': ["People"],
  'company.payment': ["Invoice due"],
  'company.daysShort': [["days","plural",{"0":["at once"],"one":["#"," day"],"other":["#"," days"]}]],
  'company.orders': ["Orders"],
  'company.ordersOf': ["Orders: ",["orders"]],
  'company.total': ["Sum of orders"],
  'company.state': ["State"],
  'company.active': ["Active"],
  'company.blocked': ["Blocked"],
  'company.number': ["Org. number"],
  'company.vat': ["VAT number"],
  'company.vat.unchecked': ["not checked"],
  'company.vat.valid': ["valid"],
  'company.vat.invalid': ["not valid"],
  'company.vat.unavailable': ["register did not answer"],
  'company.since': ["Since"],
  'company.personSince': ["Since ",["when"]],
  'company.role.owner': ["Owner"],
  'company.role.buyer': ["Buyer"],
  'company.person.active': ["Can sign in"],
  'company.person.blocked': ["Blocked individually"],
  'company.person.erased': ["Erased"],
  'invite.open': ["Invite a person..."],
  'invite.title': ["Invite a person to ",["company"]],
  'invite.text': ["They can order for the company. An e-mail tells them how to choose their password."],
  'invite.firstName': ["First name"],
  'invite.lastName': ["Last name"],
  'invite.email': ["Email"],
  'invite.do': ["Invite"],
  'invite.doing': ["Inviting..."],
  'invite.incomplete': ["Enter first name and e-mail."],
  'invite.unsaved': ["No one has been invited."],
  'company.addresses': ["Addresses"],
  'company.appliedAddress': ["From the application"],
  'company.invoiceEmail': ["Invoices by e-mail to ",["email"]],
  'company.addressPhone': ["Phone ",["number"]],
  'company.noAddress': ["No saved addresses. The addresses of orders are on their pages."],
  'company.terms': ["Terms"],
  'company.terms.hint': ["Applies to new orders. Placed orders keep their terms."],
  'company.po.needed': ["PO number needed"],
  'company.po.free': ["PO number not needed"],
  'company.save': ["Save"],
  'company.putBack': ["Discard changes"],
  'company.applications': ["Applications"],
  'company.noApplication': ["No application on file."],
  'company.hasLicence': ["Licence uploaded"],
  'company.blockedSince': ["Blocked since ",["since"]],
  'company.remoteChange': ["This company has been changed"],
  'company.change.days': ["Days from order to due date"],
  'company.change.po': ["PO number"],
  'company.change.vat': ["VAT number"],
  'company.change.vatStatus': ["VAT number status"],
  'company.change.blocked': ["State"],
  'company.change.reason': ["Reason for the block"],
  'vat.do': ["VAT number..."],
  'vat.title': ["VAT number of ",["company"]],
  'vat.status': ["Status"],
  'vat.hint': ["Applies to new orders. Not checked leaves it to the register."],
  'vat.needed': ["Enter the number with its country code",["example","select",{"none":[],"other":[", such as ",["example"]]}],"."],
  'vat.unsaved': ["Your changes are not saved."],
  'block.open': ["Block..."],
  'block.undo': ["Unblock"],
  'company.person.invited': ["No password yet"],
})
