import type { components } from '@skafferi/api'
import type { Context } from '../../context'
import { newId } from '../../db/ids'
import { countHit } from '../../http/rate-limit'
import * as repo from './messages.repo'

type ContactMessage = components['schemas']['ContactMessageRequest']

/** Messages that one network address can send in an hour. */
const hourlyLimit = 10

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
    /**
     * Files a message for the operator.
     * @param address the caller's network address, for the limit
     * @throws StoreError 429 after ten messages within an hour
     */
    async send(message: ContactMessage, address: string): Promise<void> {
      const moment = now()
      const limit = { scope: 'contact_message', limit: hourlyLimit, windowSeconds: 3600 }
      await countHit(db, { ...limit, key: address, now: moment })
      await repo.insertMessage(db, toRow(message, moment))
    },
  }
}

export type MessagesService = ReturnType<typeof createMessagesService>
