import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { findLastActor, isCurrentActor, actorParams } from '../../../platform/db/last-actor'
import { signAddress } from '../../../platform/files/signed-address'
import { refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { enqueueMail } from '../../../platform/mail/outbox'
import { answersTo, sendAnswer, type AnswerRequest } from '../answers'
import { findUrls } from '../../files/uploads'
import { toComplaintLine } from './to-complaint'
import * as repo from './complaints.repo'

/** A complaint with all its data. */
export type OperatorComplaint = ReturnType<typeof toComplaint>

/** An answer to a complaint, and its status afterwards: open by default. */
export interface ComplaintAnswerRequest extends AnswerRequest {
  status?: repo.ComplaintStatus
}

/** Options for closing a complaint. */
export interface CloseComplaintOptions {
  /** Internal note, not visible to the customer. */
  note?: string
}

function toListItem({ complaint, order, company, customer, lineCount }: repo.ComplaintWithContext) {
  return {
    id: complaint.id,
    /** Case number. */
    display_id: complaint.displayId,
    status: complaint.status,
    type: complaint.type,
    subject: complaint.subject,
    company_name: company.name,
    /** Null once the person was erased. */
    customer_name: customer && `${customer.firstName} ${customer.lastName}`,
    order_id: order.id,
    order_display_id: order.displayId,
    /** Number of affected order lines; 0 if the complaint is about the entire order. */
    line_count: lineCount,
    created_at: complaint.createdAt.toISOString(),
    /** Null while it is open. */
    closed_at: complaint.closedAt?.toISOString() ?? null,
  }
}

/** Lines, pictures and answers of a complaint. */
interface ComplaintParts {
  /** Affected order lines, in the order's sequence. */
  lines: repo.ComplaintLineRow[]
  /** Signed URLs of its pictures, in the order they were sent. */
  images: string[]
  /** Oldest first. */
  answers: Awaited<ReturnType<typeof answersTo>>
  /** Name of the operator who closed it; null while it is open, or if unknown. */
  closedBy: string | null
}

function toComplaint(found: repo.ComplaintWithContext, { lines, images, answers, closedBy }: ComplaintParts) {
  const { complaint, company, customer } = found
  return {
    ...toListItem(found),
    description: complaint.description,
    lines: lines.map(toComplaintLine),
    images,
    company_id: company.id,
    customer_id: customer?.id ?? null,
    customer_email: customer?.email ?? null,
    customer_phone: customer?.phone ?? null,
    /** Internal note made on closing. */
    note: complaint.note,
    closed_by: closedBy,
    answers,
  }
}

/** Parses an id or a case number: `compl_01a`, `2004` or `#2004`. */
function toKey(idOrNumber: string | number): repo.ComplaintKey {
  const text = String(idOrNumber).trim()
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? []
  return digits ? { displayId: Number(digits) } : { id: text }
}

const complaintNotFound = () => refuse('complaint_not_found')

/** Creates the operations on complaints. */
export function createComplaintsOperator({
  db,
  now,
  publicUrl,
  secret,
  files,
}: Pick<Context, 'db' | 'now' | 'publicUrl' | 'secret' | 'files'>) {
  async function find(idOrNumber: string | number): Promise<repo.ComplaintWithContext> {
    const found = await repo.findComplaint(db, toKey(idOrNumber))
    if (!found) throw complaintNotFound()
    return found
  }

  async function showComplaint(idOrNumber: string | number): Promise<OperatorComplaint> {
    const found = await find(idOrNumber)
    const { id } = found.complaint
    const urls = await findUrls(db, id)
    return toComplaint(found, {
      lines: await repo.findLinesOf(db, [id]),
      images: urls.map((url) => `${publicUrl}${signAddress(secret, url, now())}`),
      answers: await answersTo(db, id),
      closedBy: (await findLastActor(db, id, 'complaint.closed'))?.name ?? null,
    })
  }

  /** Locks a complaint against concurrent answers and closing. */
  async function lock(tx: Database, idOrNumber: string | number): Promise<repo.ComplaintWithContext> {
    const key = toKey(idOrNumber)
    const existing = await repo.findComplaint(tx, key)
    if (existing) await repo.lockComplaint(tx, existing.complaint.id)
    const found = existing && (await repo.findComplaint(tx, key))
    if (!found) throw complaintNotFound()
    return found
  }

  /** @throws StoreError 409 `already_closed`, with the name of the actor who closed it */
  async function refuseClosed(tx: Database, { id }: repo.ComplaintRow): Promise<never> {
    const last = await findLastActor(tx, id, 'complaint.closed')
    throw refuse('already_closed', actorParams(last))
  }

  async function close(tx: Database, { id }: repo.ComplaintRow, note: string | null): Promise<void> {
    const at = now()
    await repo.markClosed(tx, id, note, at)
    const change = { before: { status: 'open' }, after: { status: 'closed', note } }
    await recordOperatorEvent(tx, { at, action: 'complaint.closed', subjectId: id, ...change })
  }

  return {
    /**
     * Returns a complaint with URLs of its pictures, valid for an hour.
     * @param idOrNumber id or case number
     * @throws StoreError 404 `complaint_not_found`
     */
    showComplaint,

    /** Returns a page of complaints, newest first, and their total. */
    async pageComplaints(status: repo.ComplaintStatus | undefined, page: Page) {
      const rows = await repo.findComplaints(db, { status, ...page })
      return { complaints: rows.map(toListItem), count: await repo.countComplaints(db, status) }
    },

    /**
     * Returns a picture of a complaint.
     * @param number from 1, in the order they were sent
     * @throws StoreError 404 `complaint_not_found` or `picture_not_found`; 503 `files_unavailable`
     */
    async readPicture(id: string, number: number) {
      const { complaint } = await find(id)
      const picture = (await repo.findPictures(db, complaint.id))[number - 1]
      const file = picture && (await files.get(picture.key))
      if (!picture || !file) throw refuse('picture_not_found')
      return { bytes: file.bytes, mediaType: picture.mediaType, name: picture.name }
    },

    /**
     * Answers the customer by e-mail, and closes the complaint if requested.
     * @throws StoreError 404 `complaint_not_found`; 409 `already_closed`, `customer_erased`, and as `sendAnswer`
     */
    async answerComplaint(
      idOrNumber: string | number,
      { status = 'open', ...request }: ComplaintAnswerRequest,
    ): Promise<OperatorComplaint> {
      await db.transaction(async (tx) => {
        const { complaint, customer, order } = await lock(tx, idOrNumber)
        if (!customer) throw refuse('customer_erased')
        const { id, displayId } = complaint
        const lines = await repo.findLinesOf(tx, [id])
        const at = now()
        const subject = { id, recipient: customer.email, action: 'complaint.answered' }
        const isSent = await sendAnswer(tx, subject, request, at, (answer) => {
          const orderUrl = `${publicUrl}/profile/order/${order.id}`
          const data = {
            firstName: customer.firstName,
            displayId,
            orderDisplayId: order.displayId,
            lines,
            answer,
            status,
            orderUrl,
          }
          return enqueueMail(
            tx,
            { kind: 'complaint_answered', to: customer.email, subjectId: id, locale: customer.locale, data },
            at,
          )
        })
        if (isSent && complaint.status === 'closed') await refuseClosed(tx, complaint)
        if (isSent && status === 'closed') await close(tx, complaint, null)
      })
      return showComplaint(idOrNumber)
    },

    /**
     * Closes an open complaint. Repeating it with the same note is a no-op for the same actor.
     * @throws StoreError 404 `complaint_not_found`; 409 `already_closed`, with the name of the actor who closed it
     */
    async closeComplaint(
      idOrNumber: string | number,
      { note }: CloseComplaintOptions = {},
    ): Promise<OperatorComplaint> {
      const trimmedNote = note?.trim() || null
      await db.transaction(async (tx) => {
        const { complaint } = await lock(tx, idOrNumber)
        const { id } = complaint
        if (complaint.status === 'closed') {
          if (complaint.note === trimmedNote && isCurrentActor(await findLastActor(tx, id, 'complaint.closed'))) return
          await refuseClosed(tx, complaint)
        }
        await close(tx, complaint, trimmedNote)
      })
      return showComplaint(idOrNumber)
    },
  }
}

export type ComplaintsOperator = ReturnType<typeof createComplaintsOperator>
