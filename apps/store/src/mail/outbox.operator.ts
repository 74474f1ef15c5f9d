import type { Context } from '../context'
import { notFound } from '../http/errors'
import { usualLimit, type ListOptions } from '../operator/listing'
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

/** Looking into the outbox. Without a mail server this is where people's e-mails are read. */
export function createOutboxOperator({ db }: Pick<Context, 'db'>) {
  return {
    /** E-mails, newest first. */
    async listMail({ pending = false, limit = usualLimit }: OutboxListOptions = {}): Promise<OutboxMail[]> {
      return (await repo.findMails(db, { pending, limit })).map(toMail)
    },

    /**
     * One e-mail with its text and HTML.
     * @throws StoreError 404 `mail_not_found`
     */
    async showMail(id: string): Promise<OutboxMailDetail> {
      const row = await repo.findMail(db, id)
      if (!row) throw notFound('mail_not_found', 'There is no such e-mail.')
      return { ...toMail(row), text: row.text, html: row.html }
    },
  }
}
