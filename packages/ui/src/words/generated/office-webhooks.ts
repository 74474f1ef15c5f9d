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
  'hooks.hint': ["An address that is told what happens, signed as Standard Webhooks has it. People’s data is never in it."],
  'hooks.new': ["New webhook..."],
  'hooks.none': ["No address is told anything."],
  'hooks.loading': ["Loading webhooks..."],
  'hooks.failed': ["Webhooks could not be loaded"],
  'event.order.placed': ["Order placed"],
  'event.order.shipped': ["Parcel sent"],
  'event.order.refunded': ["Money given back"],
  'event.order.canceled': ["Order cancelled"],
  'event.application.received': ["Application received"],
  'event.application.decided': ["Application decided"],
  'event.complaint.received': ["Complaint received"],
  'event.stock.low': ["Stock is low"],
  'event.mail.failed': ["Email not sent"],
  'event.webhook.test': ["Test"],
  'state.on': ["Is told"],
  'state.failing': ["Fails"],
  'state.off': ["Off"],
  'since.on': ["Since ",["when"]],
  'since.failing': ["Every try has failed since ",["when"]],
  'since.off': ["Nothing is sent since ",["when"]],
  responsible: ["Answers for it: ",["name"]],
  'do.of': ["What to do with ",["url"]],
  'do.log': ["What it was sent..."],
  'do.test': ["Send a test"],
  'do.change': ["Change..."],
  'do.disable': ["Switch off"],
  'do.enable': ["Switch on"],
  'do.remove': ["Remove..."],
  'remove.title': ["Remove ",["url"],"?"],
  'remove.text': ["It is told nothing any more, and the log of what it was sent goes with it. What is on its way may still arrive."],
  'remove.do': ["Remove webhook"],
  'remove.doing': ["Removing..."],
  'form.new': ["New webhook"],
  'form.change': ["Change webhook"],
  'form.url': ["Address"],
  'form.urlHint': ["Begins with https:// and leads to a public network."],
  'form.urlWrong': ["An address begins with https://"],
  'form.events': ["What it is told"],
  'form.needed': ["An address with https and something that it is told are needed."],
  'form.make': ["Make webhook"],
  'form.save': ["Save"],
  'form.sending': ["Saving..."],
  'form.leave': ["Cancel"],
  'form.unsaved': ["The webhook is not saved."],
  'made.title': ["The secret of ",["url"],". It is shown this once."],
  'made.label': ["Secret"],
  'made.text': ["The program at this address checks with it that messages are from this shop."],
  'log.title': ["What ",["url"]," was sent"],
  'log.loading': ["Loading what it was sent..."],
  'log.failed': ["What it was sent could not be loaded"],
  'log.none': ["Nothing was sent yet. Send a test to try the address."],
  'log.list': ["Messages, the newest first"],
  'log.more': ["The newest ",["shown","number"]," of ",["count","number"],", of the last 30 days."],
  'log.all': [["count","plural",{"one":["#"," message"],"other":["#"," messages"]}]," in the last 30 days"],
  'log.pending': ["On its way"],
  'log.delivered': ["Taken"],
  'log.stopped': ["Given up"],
  'log.tries': [["tries","plural",{"0":["not tried yet"],"one":["#"," try"],"other":["#"," tries"]}]],
  'log.answered': ["answered with ",["status"]],
  'log.next': ["again ",["when"]],
  'log.resend': ["Send again"],
  'log.resendOf': ["Send again: ",["type"],", ",["when"]],
  'log.resending': ["Sending..."],
  'log.close': ["Close"],
})
