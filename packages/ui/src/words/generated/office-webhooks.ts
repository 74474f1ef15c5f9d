// Written by compile.ts from office-webhooks.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-webhooks", and what each of them needs. */
export interface OfficeWebhooksWords {
  'hooks.title': NoValues
  'hooks.hint': NoValues
  'hooks.new': NoValues
  'hooks.none': NoValues
  'hooks.loading': NoValues
  'hooks.failed': NoValues
  'event.order.placed': NoValues
  'event.order.shipped': NoValues
  'event.order.refunded': NoValues
  'event.order.canceled': NoValues
  'event.application.received': NoValues
  'event.application.decided': NoValues
  'event.complaint.received': NoValues
  'event.stock.low': NoValues
  'event.mail.failed': NoValues
  'event.webhook.test': NoValues
  'state.on': NoValues
  'state.failing': NoValues
  'state.off': NoValues
  'since.on': { when: string }
  'since.failing': { when: string }
  'since.off': { when: string }
  responsible: { name: string }
  'do.of': { url: string }
  'do.log': NoValues
  'do.test': NoValues
  'do.change': NoValues
  'do.disable': NoValues
  'do.enable': NoValues
  'do.remove': NoValues
  'remove.title': { url: string }
  'remove.text': NoValues
  'remove.do': NoValues
  'remove.doing': NoValues
  'form.new': NoValues
  'form.change': NoValues
  'form.url': NoValues
  'form.urlHint': NoValues
  'form.urlWrong': NoValues
  'form.events': NoValues
  'form.needed': NoValues
  'form.make': NoValues
  'form.save': NoValues
  'form.sending': NoValues
  'form.leave': NoValues
  'form.unsaved': NoValues
  'made.title': { url: string }
  'made.label': NoValues
  'made.text': NoValues
  'log.title': { url: string }
  'log.loading': NoValues
  'log.failed': NoValues
  'log.none': NoValues
  'log.list': NoValues
  'log.more': { shown: number; count: number }
  'log.all': { count: number }
  'log.pending': NoValues
  'log.delivered': NoValues
  'log.stopped': NoValues
  'log.tries': { tries: number }
  'log.answered': { status: string }
  'log.next': { when: string }
  'log.resend': NoValues
  'log.resendOf': { type: string; when: string }
  'log.resending': NoValues
  'log.close': NoValues
}

/** The English texts of the area "office-webhooks". */
export const officeWebhooksWords = /* @__PURE__ */ defineWords<OfficeWebhooksWords>('office-webhooks', {
  'hooks.title': ["Webhooks"],
  'hooks.hint': ["We notify this address of events, signed according to Standard Webhooks. Personal data is never included."],
  'hooks.new': ["New webhook..."],
  'hooks.none': ["No webhooks yet."],
  'hooks.loading': ["Loading webhooks..."],
  'hooks.failed': ["Webhooks could not be loaded"],
  'event.order.placed': ["Order placed"],
  'event.order.shipped': ["Parcel sent"],
  'event.order.refunded': ["Order refunded"],
  'event.order.canceled': ["Order cancelled"],
  'event.application.received': ["Application received"],
  'event.application.decided': ["Application decided"],
  'event.complaint.received': ["Complaint received"],
  'event.stock.low': ["Low stock"],
  'event.mail.failed': ["Email not sent"],
  'event.webhook.test': ["Test"],
  'state.on': ["Active"],
  'state.failing': ["Failing"],
  'state.off': ["Off"],
  'since.on': ["Active since ",["when"]],
  'since.failing': ["Every attempt has failed since ",["when"]],
  'since.off': ["Off since ",["when"]],
  responsible: ["Responsible: ",["name"]],
  'do.of': ["Actions for ",["url"]],
  'do.log': ["Delivery log..."],
  'do.test': ["Send a test"],
  'do.change': ["Change..."],
  'do.disable': ["Switch off"],
  'do.enable': ["Switch on"],
  'do.remove': ["Remove..."],
  'remove.title': ["Remove ",["url"],"?"],
  'remove.text': ["No more events are sent, and the delivery log is deleted. Messages on their way may still arrive."],
  'remove.do': ["Remove webhook"],
  'remove.doing': ["Removing..."],
  'form.new': ["New webhook"],
  'form.change': ["Change webhook"],
  'form.url': ["Address"],
  'form.urlHint': ["Starts with https:// and is publicly reachable."],
  'form.urlWrong': ["Enter an address that starts with https://"],
  'form.events': ["Events"],
  'form.needed': ["Enter an https address and choose at least one event."],
  'form.make': ["Create webhook"],
  'form.save': ["Save"],
  'form.sending': ["Saving..."],
  'form.leave': ["Cancel"],
  'form.unsaved': ["The webhook is not saved."],
  'made.title': ["The secret of ",["url"],". It is shown only once."],
  'made.label': ["Secret"],
  'made.text': ["The receiving program uses it to verify that messages come from this shop."],
  'log.title': ["Delivery log of ",["url"]],
  'log.loading': ["Loading the delivery log..."],
  'log.failed': ["The delivery log could not be loaded"],
  'log.none': ["Nothing has been sent yet. Send a test to try the address."],
  'log.list': ["Messages, newest first"],
  'log.more': ["The newest ",["shown","number"]," of ",["count","number"],", of the last 30 days."],
  'log.all': [["count","plural",{"one":["#"," message"],"other":["#"," messages"]}]," in the last 30 days"],
  'log.pending': ["Pending"],
  'log.delivered': ["Delivered"],
  'log.stopped': ["Failed"],
  'log.tries': [["tries","plural",{"0":["not attempted yet"],"one":["#"," attempt"],"other":["#"," attempts"]}]],
  'log.answered': ["responded with ",["status"]],
  'log.next': ["next attempt ",["when"]],
  'log.resend': ["Send again"],
  'log.resendOf': ["Send again: ",["type"],", ",["when"]],
  'log.resending': ["Sending..."],
  'log.close': ["Close"],
})
