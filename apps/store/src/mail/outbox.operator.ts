import type { Context } from '../context'
import { notFound } from '../http/errors'
import type { MailKind } from './messages'
import * as repo from './outbox.repo'

/** An e-mail as the operator sees it in a list. */
export interface OutboxMail {
  id: string
  kind: MailKind
  /** The application, order, complaint or customer it is about. */
  subject_id: string
  recipient: string
  subject: string
  /** ISO 8601, like all moments here. */
  created_at: string
  /** Null while it waits. */
  sent_at: string | null
  /** How often sending was begun. */
  tries: number
  /** What the last failure said; null where none did. */
  failure: string | null
  /** Not before this moment; null once it was sent. Without a mail server nothing is tried. */
  next_try_at: string | null
}

/** An e-mail with its contents. */
export interface OutboxMailDetail extends OutboxMail {
  text: string
  html: string
}

function toMail(row: repo.OutboxSummary): OutboxMail {
  return {
    id: row.id,
    kind: row.kind,
    subject_id: row.subjectId,
    recipient: row.recipient,
    subject: row.subject,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    tries: row.tries,
    failure: row.failure,
    next_try_at: row.sentAt ? null : row.nextTryAt.toISOString(),
  }
}

/** Looking into the outbox. Without a mail server this is where people's e-mails are read. */
export function createOutboxOperator({ db }: Pick<Context, 'db'>) {
  return {
    /**
     * E-mails, newest first.
     * @param options.pending only those not sent yet
     * @param options.limit at most so many; 50 unless told
     */
    async listMail({ pending = false, limit = 50 }: { pending?: boolean; limit?: number } = {}): Promise<OutboxMail[]> {
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
