import { writeAs, type MailSender } from '../words/mail-words'
import type { MailContent } from './mail-content'
import { mailHtml } from './mail-html'
import { mailText } from './mail-text'
import {
  accountOpened,
  applicationApproved,
  applicationAsked,
  applicationReceived,
  applicationRejected,
  colleagueAdded,
} from './templates/applications'
import { codesEnded, passwordChanged, passwordCode, passwordLink } from './templates/passwords'
import { complaintAnswered, complaintReceived } from './templates/complaints'
import { backInStock } from './templates/back-in-stock'
import { messageAnswered } from './templates/messages'
import { operatorNotice, recoveryCodeUsed, webhookDisabled } from './templates/operators'
import { orderConfirmation, orderRestClosed, orderShipped } from './templates/orders'
import { orderRefunded } from './templates/order-refunded'
import { orderUpdated } from './templates/order-updated'
import { vatIdChanged } from './templates/vat-id-changed'
import type { MailKind, MailMessage, MailOf } from './messages'
import { plainLine } from './plain-line'

/** A rendered e-mail. */
export interface RenderedMail {
  /** One line. */
  subject: string
  html: string
  text: string
}

const templates: { [Kind in MailKind]: (message: MailOf<Kind>) => MailContent } = {
  application_received: applicationReceived,
  application_approved: applicationApproved,
  account_opened: accountOpened,
  colleague_added: colleagueAdded,
  vat_id_changed: vatIdChanged,
  application_asked: applicationAsked,
  application_rejected: applicationRejected,
  password_code: passwordCode,
  password_changed: passwordChanged,
  codes_ended: codesEnded,
  password_link: passwordLink,
  order_confirmation: orderConfirmation,
  order_shipped: orderShipped,
  order_refunded: orderRefunded,
  order_rest_closed: orderRestClosed,
  order_updated: orderUpdated,
  complaint_received: complaintReceived,
  complaint_answered: complaintAnswered,
  back_in_stock: backInStock,
  message_answered: messageAnswered,
  webhook_disabled: webhookDisabled,
  operator_notice: operatorNotice,
  recovery_code_used: recoveryCodeUsed,
}

function contentOf<Kind extends MailKind>(message: MailOf<Kind> & { kind: Kind }): MailContent {
  return templates[message.kind](message)
}

/** Renders an e-mail as HTML and as plain text. */
export function renderMail(message: MailMessage, sender: MailSender): RenderedMail {
  return renderContent(sender, () => contentOf(message))
}

/** Renders an e-mail from its content. @param write returns the content in the sender's name */
export function renderContent(sender: MailSender, write: () => MailContent): RenderedMail {
  return writeAs(sender, () => {
    const content = write()
    return { subject: plainLine(content.subject), html: mailHtml(content), text: mailText(content) }
  })
}
