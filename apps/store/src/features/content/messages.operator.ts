import type { Context } from '../../context'
import { notFound } from '../../http/errors'
import { usualLimit, type ListOptions } from '../../operator/listing'
import * as repo from './messages.repo'

/** A message in a list, as its sender wrote it. */
export type ListedMessage = ReturnType<typeof toListed>

/** A message with its text. */
export interface ShownMessage extends ListedMessage {
  message: string
}

function toListed({ id, name, email, company, phone, subject, createdAt }: repo.MessageRow) {
  return { id, name, email, company, phone, subject, created_at: createdAt.toISOString() }
}

/** What an operator does with messages of the contact form. */
export function createMessagesOperator({ db }: Context) {
  return {
    /** Messages without their texts, newest first. */
    async listMessages({ limit = usualLimit }: ListOptions = {}): Promise<ListedMessage[]> {
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
