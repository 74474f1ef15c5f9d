// Written by compile.ts from office-inbox.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-inbox", and what each of them needs. */
export interface OfficeInboxWords {
  'inbox.complaints': NoValues
  'inbox.messages': NoValues
  'inbox.reviews': NoValues
  'inbox.mail': NoValues
  'inbox.loading': NoValues
  'inbox.failed': NoValues
  'inbox.open': NoValues
  'inbox.closed': NoValues
  'inbox.state': NoValues
  'inbox.none.complaints': NoValues
  'inbox.none.messages': NoValues
  'inbox.noneText': NoValues
  'inbox.noneClosed': NoValues
  'inbox.choose': NoValues
  'inbox.back': NoValues
  'case.number': { number: string }
  'case.loading': NoValues
  'case.failed': NoValues
  'case.isOpen': NoValues
  'case.isClosed': NoValues
  'case.person': NoValues
  'case.company': NoValues
  'case.order': NoValues
  'case.credit': NoValues
  'case.email': NoValues
  'case.phone': NoValues
  'case.erased': NoValues
  'case.lines': NoValues
  'case.pieces': { quantity: string; ordered: string }
  'case.lineCount': { count: number }
  'case.pictures': NoValues
  'case.picture': { number: number }
  'case.happened': NoValues
  'case.filed': { name: string }
  'case.answered': { name: string }
  'case.closedBy': { name: string }
  'case.setAside': NoValues
  'case.someone': NoValues
  'case.answer': { name: string }
  'case.answerCloses': NoValues
  'case.send': NoValues
  'case.sendAndClose': NoValues
  'case.sending': NoValues
  'case.close': NoValues
  'case.aside': NoValues
  'case.asideText': NoValues
  'case.closing': NoValues
  'close.title': { number: string }
  'close.text': NoValues
  'close.note': NoValues
  'close.hint': NoValues
  'close.do': NoValues
  'close.unsaved': NoValues
  'reviews.hint': NoValues
  'reviews.none': NoValues
  'reviews.list': NoValues
  'reviews.stars': { stars: number }
  'reviews.approve': NoValues
  'reviews.reject': NoValues
  'reviews.approveOf': { product: string; author: string }
  'reviews.rejectOf': { product: string; author: string }
  'reviews.deciding': NoValues
  'reviews.more': { count: number }
  'mail.all': NoValues
  'mail.failed': NoValues
  'mail.waiting': NoValues
  'mail.none': NoValues
  'mail.noneFailed': NoValues
  'mail.noneWaiting': NoValues
  'mail.caption': NoValues
  'mail.to': NoValues
  'mail.what': NoValues
  'mail.tries': NoValues
  'mail.why': NoValues
  'mail.next': NoValues
  'mail.do': NoValues
  'mail.again': NoValues
  'mail.againTo': { recipient: string }
  'mail.trying': NoValues
  'mail.noServer': NoValues
  'mail.noRetry': NoValues
  'mail.kind.application_received': NoValues
  'mail.kind.application_approved': NoValues
  'mail.kind.application_asked': NoValues
  'mail.kind.application_rejected': NoValues
  'mail.kind.password_code': NoValues
  'mail.kind.password_changed': NoValues
  'mail.kind.codes_ended': NoValues
  'mail.kind.password_link': NoValues
  'mail.kind.order_confirmation': NoValues
  'mail.kind.order_shipped': NoValues
  'mail.kind.complaint_received': NoValues
  'mail.kind.complaint_answered': NoValues
  'mail.kind.message_answered': NoValues
  'mail.kind.webhook_disabled': NoValues
  'mail.kind.order_refunded': NoValues
  'mail.kind.order_rest_closed': NoValues
  'mail.kind.order_updated': NoValues
  'mail.kind.operator_notice': NoValues
  'mail.kind.account_opened': NoValues
  'mail.kind.colleague_added': NoValues
  'mail.kind.vat_id_changed': NoValues
  'mail.kind.recovery_code_used': NoValues
  'mail.kind.back_in_stock': NoValues
}

/** The English texts of the area "office-inbox". */
export const officeInboxWords = /* @__PURE__ */ defineWords<OfficeInboxWords>('office-inbox', {
  'inbox.complaints': ["Complaints"],
  'inbox.messages': ["Messages"],
  'inbox.reviews': ["Reviews"],
  'inbox.mail': ["Unsent e-mails"],
  'inbox.loading': ["Loading the inbox..."],
  'inbox.failed': ["The inbox could not be loaded"],
  'inbox.open': ["Open"],
  'inbox.closed': ["Closed"],
  'inbox.state': ["State"],
  'inbox.none.complaints': ["No open complaints"],
  'inbox.none.messages': ["No open messages"],
  'inbox.noneText': ["New ones appear here."],
  'inbox.noneClosed': ["Nothing here yet"],
  'inbox.choose': ["Choose one to read and answer it."],
  'inbox.back': ["Back to the list"],
  'case.number': ["Case ",["number"]],
  'case.loading': ["Loading..."],
  'case.failed': ["This case could not be loaded"],
  'case.isOpen': ["Open"],
  'case.isClosed': ["Closed"],
  'case.person': ["From"],
  'case.company': ["Company"],
  'case.order': ["Order"],
  'case.credit': ["Credit this order..."],
  'case.email': ["Email"],
  'case.phone': ["Phone"],
  'case.erased': ["Erased"],
  'case.lines': ["Products"],
  'case.pieces': [["quantity"]," of ",["ordered"]],
  'case.lineCount': [["count","plural",{"one":["#"," product"],"other":["#"," products"]}]],
  'case.pictures': ["Pictures"],
  'case.picture': ["Picture ",["number","number"]],
  'case.happened': ["Activity"],
  'case.filed': [["name"]," wrote this"],
  'case.answered': [["name"]," answered"],
  'case.closedBy': [["name"]," closed it"],
  'case.setAside': ["No answer needed any more"],
  'case.someone': ["Someone"],
  'case.answer': ["Answer to ",["name"]],
  'case.answerCloses': ["Close the complaint with this answer. The e-mail says so."],
  'case.send': ["Send answer"],
  'case.sendAndClose': ["Send answer and close"],
  'case.sending': ["Sending..."],
  'case.close': ["Close with note..."],
  'case.aside': ["Set aside"],
  'case.asideText': ["Set aside closes the message without an answer. Nothing is sent."],
  'case.closing': ["Closing..."],
  'close.title': ["Close case ",["number"],"?"],
  'close.text': ["The customer is not notified. The answer you typed is not sent."],
  'close.note': ["Note"],
  'close.hint': ["For your colleagues: how the case ended."],
  'close.do': ["Close case"],
  'close.unsaved': ["The complaint is not closed."],
  'reviews.hint': ["A review is shown once it is approved. You can approve or reject it, but not edit it."],
  'reviews.none': ["No reviews to approve"],
  'reviews.list': ["Reviews to approve"],
  'reviews.stars': [["stars","number"]," of 5 stars"],
  'reviews.approve': ["Approve"],
  'reviews.reject': ["Reject"],
  'reviews.approveOf': ["Approve the review of ",["product"]," by ",["author"]],
  'reviews.rejectOf': ["Reject the review of ",["product"]," by ",["author"]],
  'reviews.deciding': ["Saving..."],
  'reviews.more': [["count","plural",{"one":["#"," more review"],"other":["#"," more reviews"]}]," after these."],
  'mail.all': ["All"],
  'mail.failed': ["Failed"],
  'mail.waiting': ["Queued"],
  'mail.none': ["No unsent e-mails"],
  'mail.noneFailed': ["No failed e-mails"],
  'mail.noneWaiting': ["No queued e-mails"],
  'mail.caption': ["Emails that were not sent"],
  'mail.to': ["To"],
  'mail.what': ["Email"],
  'mail.tries': ["Attempts"],
  'mail.why': ["Reason"],
  'mail.next': ["Next attempt"],
  'mail.do': ["Action"],
  'mail.again': ["Try again"],
  'mail.againTo': ["Try the e-mail to ",["recipient"]," again"],
  'mail.trying': ["Trying..."],
  'mail.noServer': ["No mail server is set"],
  'mail.noRetry': ["A mail server must be set first."],
  'mail.kind.application_received': ["Application received"],
  'mail.kind.application_approved': ["Application approved"],
  'mail.kind.application_asked': ["Asked for more"],
  'mail.kind.application_rejected': ["Application rejected"],
  'mail.kind.password_code': ["Code"],
  'mail.kind.password_changed': ["Password changed"],
  'mail.kind.codes_ended': ["Too many wrong codes"],
  'mail.kind.password_link': ["Password link"],
  'mail.kind.order_confirmation': ["Order placed"],
  'mail.kind.order_shipped': ["Order shipped"],
  'mail.kind.complaint_received': ["Complaint received"],
  'mail.kind.complaint_answered': ["Answer to a complaint"],
  'mail.kind.message_answered': ["Answer to a message"],
  'mail.kind.webhook_disabled': ["Webhook disabled"],
  'mail.kind.order_refunded': ["Credit"],
  'mail.kind.order_rest_closed': ["Pieces not delivered"],
  'mail.kind.order_updated': ["Order changed"],
  'mail.kind.operator_notice': ["Notification to an operator"],
  'mail.kind.account_opened': ["Account for a new colleague"],
  'mail.kind.colleague_added': ["New colleague at the company"],
  'mail.kind.vat_id_changed': ["VAT number changed"],
  'mail.kind.recovery_code_used': ["Recovery code used"],
  'mail.kind.back_in_stock': ["Back in stock"],
})
