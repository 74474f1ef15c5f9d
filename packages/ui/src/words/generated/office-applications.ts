// Written by compile.ts from office-applications.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-applications", and what each of them needs. */
export interface OfficeApplicationsWords {
  'applications.loading': NoValues
  'applications.failed': NoValues
  'applications.none': NoValues
  'applications.noneText': NoValues
  'applications.queue': NoValues
  'application.loading': NoValues
  'application.failed': NoValues
  'application.same': NoValues
  'application.differs': NoValues
  'application.licence': NoValues
  'application.shelf': NoValues
  'application.shelfOf': { title: string }
  'application.pieces': { count: number }
  'application.notForSale': NoValues
  'application.wishes': NoValues
  'application.noLicence': NoValues
  'application.openLicence': { name: string }
  'application.terms': NoValues
  'application.payment': NoValues
  'application.known': NoValues
  'application.join': { person: string; company: string }
  'application.ask': NoValues
  'application.reject': NoValues
  'application.approve': NoValues
  'application.confirm': { company: string }
  'application.confirmText': { company: string; person: string }
  'application.confirmDays': { days: number }
  'application.confirmUsual': { days: number }
  'application.confirmSend': NoValues
  'application.approving': NoValues
  'ask.title': { company: string }
  'ask.text': NoValues
  'ask.hint': NoValues
  'ask.send': NoValues
  'reject.title': { company: string }
  'reject.text': NoValues
  'reject.hint': NoValues
  'reject.send': NoValues
  'applications.view.pending': NoValues
  'applications.view.approved': NoValues
  'applications.view.rejected': NoValues
  'applications.emptyDecided': NoValues
  'applications.choose': NoValues
  'application.hours': { hours: number }
  'application.days': { days: number }
  'application.waits': { age: string }
  'application.isApproved': NoValues
  'application.isRejected': NoValues
  'application.reason': NoValues
  'application.sameAs.company': NoValues
  'application.sameAs.other': NoValues
  'application.days.label': NoValues
  'application.days.hint': NoValues
  'application.days.wrong': NoValues
  'application.po': NoValues
  'application.missing': NoValues
  'application.required': NoValues
  'application.noNumber': NoValues
  'application.handOver': NoValues
  'application.openCompany': { company: string }
  'application.missingField.country_code': NoValues
  'application.missingField.company_name': NoValues
  'application.missingField.organisation_number': NoValues
  'application.missingField.first_name': NoValues
  'application.missingField.last_name': NoValues
  'application.yes': NoValues
  'application.no': NoValues
  'application.dayOff': { day: string }
  'application.before': { value: string }
  'application.notAnswered': NoValues
  'application.consents': NoValues
  'application.consent.terms_and_conditions': NoValues
  'application.consent.gdpr': NoValues
  'application.consent.newsletter': NoValues
  'application.agreed': { at: string; version: string }
  'application.notAgreed': NoValues
  'applications.view.asked': NoValues
  'application.isAsked': NoValues
  'application.question': NoValues
  'application.noLicence.next': NoValues
  'application.done': { company: string; person: string }
  'application.back': NoValues
  'application.days.usual': { days: number }
}

/** The English texts of the area "office-applications". */
export const officeApplicationsWords = /* @__PURE__ */ defineWords<OfficeApplicationsWords>('office-applications', {
  'applications.loading': ["Loading applications..."],
  'applications.failed': ["Applications could not be loaded"],
  'applications.none': ["No open applications"],
  'applications.noneText': ["New applications appear here."],
  'applications.queue': ["Open applications"],
  'application.loading': ["Loading the application..."],
  'application.failed': ["The application could not be loaded"],
  'application.same': ["As in the licence"],
  'application.differs': ["Differs from the licence"],
  'application.licence': ["Licence"],
  'application.shelf': ["Shelf to begin with"],
  'application.shelfOf': ["Shelf to begin with: ",["title"]],
  'application.pieces': [["count","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'application.notForSale': ["No longer for sale"],
  'application.wishes': ["Delivery and payment"],
  'application.noLicence': ["No licence is attached."],
  'application.openLicence': ["Open ",["name"]],
  'application.terms': ["Terms if approved"],
  'application.payment': ["Payment"],
  'application.known': ["Looks like a company you have"],
  'application.join': ["Add ",["person"]," to ",["company"]],
  'application.ask': ["Ask for more..."],
  'application.reject': ["Reject..."],
  'application.approve': ["Approve with terms..."],
  'application.confirm': ["Approve ",["company"],"?"],
  'application.confirmText': [["company"]," can order as soon as ",["person"]," has chosen a password."],
  'application.confirmDays': [["days","plural",{"0":["Its invoices are due on the day of the order."],"one":["Its invoices are due ","#"," day after the order."],"other":["Its invoices are due ","#"," days after the order."]}]],
  'application.confirmUsual': [["days","plural",{"0":["Its invoices are due on the day of the order, as is usual in the shop."],"one":["Its invoices are due ","#"," day after the order, as is usual in the shop."],"other":["Its invoices are due ","#"," days after the order, as is usual in the shop."]}]],
  'application.confirmSend': ["Approve"],
  'application.approving': ["Approving..."],
  'ask.title': ["Ask ",["company"]," for more"],
  'ask.text': ["What is missing"],
  'ask.hint': ["Sent to the applicant with a link to the answers."],
  'ask.send': ["Ask"],
  'reject.title': ["Reject ",["company"],"?"],
  'reject.text': ["Message to the applicant"],
  'reject.hint': ["Explain why. The applicant reads this."],
  'reject.send': ["Reject"],
  'applications.view.pending': ["Open"],
  'applications.view.approved': ["Approved"],
  'applications.view.rejected': ["Rejected"],
  'applications.emptyDecided': ["Nothing here yet"],
  'applications.choose': ["Choose an application to read it beside its licence."],
  'application.hours': [["hours","plural",{"0":["under an hour"],"one":["#"," hour"],"other":["#"," hours"]}]],
  'application.days': [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
  'application.waits': ["Waiting ",["age"]],
  'application.isApproved': ["Approved"],
  'application.isRejected': ["Rejected"],
  'application.reason': ["Message sent"],
  'application.sameAs.company': ["Same organisation number or e-mail."],
  'application.sameAs.other': ["Someone has applied with the same e-mail or organisation number before."],
  'application.days.label': ["Days from order to due date"],
  'application.days.hint': ["Empty for the shop's usual ones."],
  'application.days.wrong': ["From 0 to 365."],
  'application.po': ["Orders need a purchase order number"],
  'application.missing': ["Missing in the application"],
  'application.required': ["Needed to approve"],
  'application.noNumber': ["Leave it empty if the company is in no register, like many sole traders. It is then missing on orders and documents."],
  'application.handOver': ["Until then, an owner can make a link to choose a password on the company’s page."],
  'application.openCompany': ["Open ",["company"]],
  'application.missingField.country_code': ["Country"],
  'application.missingField.company_name': ["Company name"],
  'application.missingField.organisation_number': ["Organisation number"],
  'application.missingField.first_name': ["First name"],
  'application.missingField.last_name': ["Last name"],
  'application.yes': ["Yes"],
  'application.no': ["No"],
  'application.dayOff': [["day"]," is not a working day of the shop."],
  'application.before': ["Before: ",["value"]],
  'application.notAnswered': ["Not answered"],
  'application.consents': ["Consents"],
  'application.consent.terms_and_conditions': ["Terms and conditions"],
  'application.consent.gdpr': ["Data processed under the GDPR"],
  'application.consent.newsletter': ["Newsletter"],
  'application.agreed': ["Agreed on ",["at"],", text of ",["version"]],
  'application.notAgreed': ["Not agreed"],
  'applications.view.asked': ["Asked for more"],
  'application.isAsked': ["Waiting for the applicant"],
  'application.question': ["Question to the applicant"],
  'application.noLicence.next': ["Orders are not checked for a licence. If your goods need one, ask for it before you approve."],
  'application.done': [["company"]," is approved. It can order as soon as ",["person"]," has chosen a password."],
  'application.back': ["Back to the list"],
  'application.days.usual': [["days","plural",{"one":["Empty for the shop's usual ","#"," day."],"other":["Empty for the shop's usual ","#"," days."]}]],
})
