import type { components } from '@skafferi/api'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/db/ids'
import { insertNotices } from '../../../platform/db/notices'
import * as repo from './messages.repo'

type ContactMessage = components['schemas']['ContactMessageRequest']

function toRow(
  { name, email, company, phone, subject, message }: ContactMessage,
  now: Date,
): Omit<repo.MessageRow, 'closedAt'> {
  return {
    id: newId('message', now),
    name: trimText(name),
    email: trimText(email),
    company: trimText(company ?? '') || null,
    phone: trimText(phone ?? '') || null,
    subject: trimText(subject),
    message: trimText(message),
    createdAt: now,
  }
}

/** Creates the operation that stores contact messages. */
export function createMessagesService({ db, now }: Context) {
  return {
    /** Stores a message for the operators, and notifies them. */
    send: (message: ContactMessage): Promise<void> =>
      db.transaction(async (tx) => {
        const row = toRow(message, now())
        await repo.insertMessage(tx, row)
        await insertNotices(tx, 'message', [{ id: row.id, data: {} }], row.createdAt)
      }),
  }
}

export type MessagesService = ReturnType<typeof createMessagesService>
