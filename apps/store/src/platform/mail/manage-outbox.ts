import type { components } from '@skafferi/api/admin'
import type { Context } from '../context'
import { recordOperatorEvent } from '../db/events'
import { refuse } from '../http/errors'
import type { Page } from '../http/handler'
import { defaultLimit, type ListOptions } from '../listing'
import { earliestRetry } from './delays'
import { wakeMailer } from './outbox'
import * as repo from './outbox.repo'

/** An e-mail in the operator's list. Date-times are ISO 8601. */
export type OutboxMail = ReturnType<typeof toMail>

/** An e-mail with its content. */
export interface OutboxMailDetail extends OutboxMail {
  text: string
  html: string
}

function toMail(row: repo.OutboxSummary) {
  return {
    id: row.id,
    kind: row.kind,
    /** The application, order, complaint or customer. */
    subject_id: row.subjectId,
    recipient: row.recipient,
    subject: row.subject,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    /** Number of attempts. */
    tries: row.tries,
    /** Message of the last failure. */
    failure: row.failure,
    /** Time of the next attempt; null after it was sent. Without a mail server there are no attempts. */
    next_try_at: row.sentAt ? null : row.nextTryAt.toISOString(),
  }
}

/** Filter of the list. */
export interface OutboxListOptions extends ListOptions {
  /** True for e-mails that are not sent yet. */
  pending?: boolean
}

/** An e-mail that is due for this long without an attempt is overdue, in milliseconds: no store sends it. */
const overdueAfter = 10 * 60 * 1000

const mailNotFound = () => refuse('mail_not_found')

/** Creates read access to the outbox. Without a mail server, e-mails are read here. */
export function createOutboxOperator({ db, now, mailServer }: Pick<Context, 'db' | 'now' | 'mailServer'>) {
  return {
    /** Returns e-mails, newest first. */
    async listMail({ pending = false, limit = defaultLimit }: OutboxListOptions = {}): Promise<OutboxMail[]> {
      return (await repo.findMails(db, { unsent: pending, limit })).map(toMail)
    },

    /**
     * Returns an e-mail with its text and HTML.
     * @throws StoreError 404 `mail_not_found`
     */
    async showMail(id: string): Promise<OutboxMailDetail> {
      const row = await repo.findMail(db, id)
      if (!row) throw mailNotFound()
      return { ...toMail(row), text: row.text, html: row.html }
    },

    /** Returns a page of e-mails that are not sent, newest first, and their total. */
    async pageUnsent(state: repo.UnsentState | undefined, page: Page) {
      const rows = await repo.findMails(db, { unsent: state ?? true, ...page })
      return { mails: rows.map(toMail), count: await repo.countUnsent(db, state) }
    },

    /** Returns whether e-mails are sent and from which address, and how many are not. */
    async readState(): Promise<components['schemas']['MailState']> {
      const unsent = await repo.countUnsent(db, undefined)
      if (!mailServer) return { state: 'no_server', unsent, from: null }
      const overdueSince = new Date(now().getTime() - overdueAfter)
      const state = (await repo.isFailing(db, overdueSince)) ? 'failing' : 'sending'
      return { state, unsent, from: mailServer.from }
    },

    /**
     * Schedules an e-mail for now, or for when an attempt that may be running has timed out. Idempotent.
     * @throws StoreError 404 `mail_not_found`; 409 `already_sent`
     */
    async retryMail(id: string): Promise<OutboxMail> {
      return db.transaction(async (tx) => {
        const row = await repo.lockMail(tx, id)
        if (!row) throw mailNotFound()
        if (row.sentAt) throw refuse('already_sent')
        const at = now()
        const nextTryAt = earliestRetry(row, at)
        if (nextTryAt < row.nextTryAt) {
          await repo.updateDelivery(tx, id, { nextTryAt })
          await recordOperatorEvent(tx, { at, action: 'mail.tried_again', subjectId: id })
          wakeMailer()
        }
        return toMail({ ...row, nextTryAt: nextTryAt < row.nextTryAt ? nextTryAt : row.nextTryAt })
      })
    },
  }
}

export type OutboxOperator = ReturnType<typeof createOutboxOperator>
