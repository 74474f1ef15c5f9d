import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import * as repo from './messages.repo'

/** Messages in a list, unless told otherwise. */
const usualLimit = 50

/** A message in a list. */
export interface ListedMessage {
  id: string
  /** As the sender gave it, as everything here. */
  name: string
  email: string
  company: string | null
  phone: string | null
  subject: string
  /** ISO 8601, UTC. */
  created_at: string
}

/** A message with its text. */
export interface ShownMessage extends ListedMessage {
  message: string
}

function toListed({ id, name, email, company, phone, subject, createdAt }: repo.MessageRow): ListedMessage {
  return { id, name, email, company, phone, subject, created_at: createdAt.toISOString() }
}

/** What an operator does with messages of the contact form. */
export function createMessagesOperator({ db }: Context) {
  return {
    /**
     * Messages without their texts, newest first.
     * @param options.limit how many at most; 50 unless told
     */
    async listMessages({ limit = usualLimit }: { limit?: number } = {}): Promise<ListedMessage[]> {
      return (await repo.findMessages(db, limit)).map(toListed)
    },

    /** @throws StoreError 404 `message_not_found` */
    async showMessage(id: string): Promise<ShownMessage> {
      const row = await repo.findMessage(db, id)
      if (!row) throw notFound('message_not_found', 'Message not found')
      return { ...toListed(row), message: row.message }
    },
  }
}
