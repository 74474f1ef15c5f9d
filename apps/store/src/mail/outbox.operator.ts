import type { Context } from '../context'
import { operatorActor, recordEvent } from '../db/events'
import { conflict, notFound } from '../http/errors'
import type { Page } from '../http/handler'
import { usualLimit, type ListOptions } from '../machine/listing'
import { earliestTry } from './delays'
import { tellOfPost } from './outbox'
import * as repo from './outbox.repo'

/** An e-mail as the operator sees it in a list. Moments are ISO 8601. */
export type OutboxMail = ReturnType<typeof toMail>

/** An e-mail with its contents. */
export interface OutboxMailDetail extends OutboxMail {
  text: string
  html: string
}

function toMail(row: repo.OutboxSummary) {
  return {
    id: row.id,
    kind: row.kind,
    /** The application, order, complaint or customer it is about. */
    subject_id: row.subjectId,
    recipient: row.recipient,
    subject: row.subject,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    /** How often sending was begun. */
    tries: row.tries,
    /** What the last failure said. */
    failure: row.failure,
    /** Not before this moment; null once it was sent. Without a mail server nothing is tried. */
    next_try_at: row.sentAt ? null : row.nextTryAt.toISOString(),
  }
}

/** Which e-mails to list. */
export interface OutboxListOptions extends ListOptions {
  /** Only those not sent yet. */
  pending?: boolean
}

const mailNotFound = () => notFound('mail_not_found', 'There is no such e-mail.')

/** Looking into the outbox. Without a mail server this is where people's e-mails are read. */
export function createOutboxOperator({ db, now }: Pick<Context, 'db' | 'now'>) {
  return {
    /** E-mails, newest first. */
    async listMail({ pending = false, limit = usualLimit }: OutboxListOptions = {}): Promise<OutboxMail[]> {
      return (await repo.findMails(db, { unsent: pending, limit })).map(toMail)
    },

    /**
     * One e-mail with its text and HTML.
     * @throws StoreError 404 `mail_not_found`
     */
    async showMail(id: string): Promise<OutboxMailDetail> {
      const row = await repo.findMail(db, id)
      if (!row) throw mailNotFound()
      return { ...toMail(row), text: row.text, html: row.html }
    },

    /** One page of the e-mails that were not sent, newest first, and how many there are. */
    async pageUnsent(state: repo.UnsentState | undefined, page: Page) {
      const rows = await repo.findMails(db, { unsent: state ?? true, ...page })
      return { mails: rows.map(toMail), count: await repo.countUnsent(db, state) }
    },

    /**
     * Has an e-mail tried again at once, or as soon as a try that may be under way is over. Twice is once.
     * @throws StoreError 404 `mail_not_found`; 409 `already_sent`
     */
    async retryMail(id: string): Promise<OutboxMail> {
      return db.transaction(async (tx) => {
        const row = await repo.lockMail(tx, id)
        if (!row) throw mailNotFound()
        if (row.sentAt) throw conflict('already_sent', 'This e-mail was sent meanwhile.')
        const at = now()
        const nextTryAt = earliestTry(row, at)
        if (nextTryAt < row.nextTryAt) {
          await repo.updateDelivery(tx, id, { nextTryAt })
          await recordEvent(tx, { at, actorId: operatorActor, action: 'mail.tried_again', subjectId: id })
          tellOfPost()
        }
        return toMail({ ...row, nextTryAt: nextTryAt < row.nextTryAt ? nextTryAt : row.nextTryAt })
      })
    },
  }
}

export type OutboxOperator = ReturnType<typeof createOutboxOperator>
