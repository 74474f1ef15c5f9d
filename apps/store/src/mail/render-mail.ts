import type { Letter } from './letter'
import { letterHtml } from './letter-html'
import { letterText } from './letter-text'
import {
  accountOpened,
  applicationApproved,
  applicationAsked,
  applicationReceived,
  applicationRejected,
  colleagueAdded,
} from './letters/applications'
import { codesEnded } from './letters/codes-ended'
import { complaintAnswered, complaintReceived } from './letters/complaints'
import { messageAnswered } from './letters/messages'
import { operatorNotice } from './letters/operator-notice'
import { orderConfirmation, orderRestClosed, orderShipped } from './letters/orders'
import { orderRefunded } from './letters/order-refunded'
import { passwordChanged } from './letters/password-changed'
import { passwordCode } from './letters/password-code'
import { passwordLink } from './letters/password-link'
import { vatIdChanged } from './letters/vat-id-changed'
import { webhookDisabled } from './letters/webhook-disabled'
import type { MailKind, MailMessage, MailOf } from './messages'
import { plainLine } from './plain-line'

/** A rendered e-mail. */
export interface RenderedMail {
  /** One line. */
  subject: string
  html: string
  text: string
}

const letters: { [Kind in MailKind]: (message: MailOf<Kind>) => Letter } = {
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
  complaint_received: complaintReceived,
  complaint_answered: complaintAnswered,
  message_answered: messageAnswered,
  webhook_disabled: webhookDisabled,
  operator_notice: operatorNotice,
}

function letterOf<Kind extends MailKind>(message: MailOf<Kind> & { kind: Kind }): Letter {
  return letters[message.kind](message)
}

/** Renders an e-mail as HTML and as plain text. */
export function renderMail(message: MailMessage): RenderedMail {
  const letter = letterOf(message)
  return { subject: plainLine(letter.subject), html: letterHtml(letter), text: letterText(letter) }
}
