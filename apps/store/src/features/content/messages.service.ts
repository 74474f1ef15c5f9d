import type { components } from '@skafferi/api'
import type { Context } from '../../context'
import { newId } from '../../db/ids'
import * as repo from './messages.repo'

type ContactMessage = components['schemas']['ContactMessageRequest']

function toRow({ name, email, company, phone, subject, message }: ContactMessage, now: Date): Omit<repo.MessageRow, 'closedAt'> {
  return {
    id: newId('message', now),
    name: name.trim(),
    email: email.trim(),
    company: company?.trim() || null,
    phone: phone?.trim() || null,
    subject: subject.trim(),
    message: message.trim(),
    createdAt: now,
  }
}

/** Messages to the shop. */
export function createMessagesService({ db, now }: Context) {
  return {
    /** Files a message for the operator. */
    send: (message: ContactMessage): Promise<void> => db.transaction((tx) => repo.insertMessage(tx, toRow(message, now()))),
  }
}

export type MessagesService = ReturnType<typeof createMessagesService>
