import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { findLastActor, isCurrentActor, actorParams } from '../../../platform/db/last-actor'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { mailLanguage } from '../../../platform/words/mail-words'
import { enqueueMail } from '../../../platform/mail/outbox'
import { answersTo, sendAnswer, type AnswerRequest } from '../../service/answers'
import * as repo from './messages.repo'

/** A contact message in a list. */
export type ListedMessage = ReturnType<typeof toListed>

/** A contact message with its text and answers. */
export interface MessageDetail extends ListedMessage {
  message: string
  answers: Awaited<ReturnType<typeof answersTo>>
}

function toListed({ id, name, email, company, phone, subject, createdAt, closedAt }: repo.MessageRow) {
  return {
    id,
    name,
    email,
    company,
    phone,
    subject,
    created_at: createdAt.toISOString(),
    /** Time of the answer or dismissal; null while it is open. */
    closed_at: closedAt?.toISOString() ?? null,
  }
}

const messageNotFound = () => refuse('message_not_found')

/** Creates the operations on contact messages. */
export function createMessagesOperator({ db, now }: Context) {
  async function showMessage(id: string): Promise<MessageDetail> {
    const row = await repo.findMessage(db, id)
    if (!row) throw messageNotFound()
    return { ...toListed(row), message: row.message, answers: await answersTo(db, id) }
  }

  async function lock(tx: Database, id: string): Promise<repo.MessageRow> {
    const row = await repo.lockMessage(tx, id)
    if (!row) throw messageNotFound()
    return row
  }

  return {
    /** Returns a page of messages without their texts, newest first, and their total. */
    async pageMessages(state: repo.MessageState | undefined, { limit, offset }: Page) {
      const rows = await repo.findMessages(db, limit, { state, offset })
      return { messages: rows.map(toListed), count: await repo.countMessages(db, state) }
    },

    /** @throws StoreError 404 `message_not_found` */
    showMessage,

    /**
     * Answers a message by e-mail and closes it.
     * @throws StoreError 404 `message_not_found`; and as `sendAnswer`
     */
    async answerMessage(id: string, request: AnswerRequest): Promise<MessageDetail> {
      await db.transaction(async (tx) => {
        const { email: to, closedAt } = await lock(tx, id)
        const at = now()
        await sendAnswer(tx, { id, recipient: to, action: 'message.answered' }, request, at, async (answer) => {
          if (closedAt === null) await repo.markClosed(tx, id, at)
          await enqueueMail(
            tx,
            { kind: 'message_answered', to, subjectId: id, locale: mailLanguage, data: { answer } },
            at,
          )
        })
      })
      return showMessage(id)
    },

    /**
     * Closes a message without an answer. Repeating it is a no-op for the same actor.
     * @throws StoreError 404 `message_not_found`; 409 `already_closed` with the name of the actor who answered or
     * closed it
     */
    async closeMessage(id: string): Promise<MessageDetail> {
      await db.transaction(async (tx) => {
        const { closedAt } = await lock(tx, id)
        if (closedAt !== null) {
          const last = await findLastActor(tx, id, 'message.closed')
          if (isCurrentActor(last)) return
          const name = actorParams(last ?? (await findLastActor(tx, id, 'message.answered')))
          throw refuse('already_closed', name)
        }
        const at = now()
        await repo.markClosed(tx, id, at)
        await recordOperatorEvent(tx, { at, action: 'message.closed', subjectId: id })
      })
      return showMessage(id)
    },
  }
}

export type MessagesOperator = ReturnType<typeof createMessagesOperator>
