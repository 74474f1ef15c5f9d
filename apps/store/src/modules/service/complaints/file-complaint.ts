import { createHash } from 'node:crypto'
import type { ComplaintRequest } from '@skafferi/api'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findAnswersOf } from '../answers'
import { claimUploads, findUrlsOf } from '../../files/uploads'
import { toCustomerComplaint, type CustomerComplaint } from './to-complaint'
import { findAffectedLines, type AffectedLine } from './affected-lines'
import * as repo from './complaints.repo'

/** Period in which an identical complaint counts as a repetition, in milliseconds. */
const repeatWindow = 10 * 60 * 1000

/** A complaint to be filed. */
interface NewComplaint {
  session: Session
  /** With trimmed texts. */
  request: ComplaintRequest
  /** The URLs of its pictures. */
  images: string[]
  requestId: string
  now: Date
}

function requestHashOf({ request, images }: NewComplaint): string {
  const { subject, type, description, order_id, lines = [] } = request
  const quantities = lines.map(({ item_id, quantity }) => [item_id, quantity])
  return createHash('sha256')
    .update(
      JSON.stringify([order_id, type, subject, description, images, ...(quantities.length > 0 ? [quantities] : [])]),
    )
    .digest('hex')
}

/** Notifies the customer, and records the event. */
async function notifyAndRecord(
  tx: Database,
  filing: NewComplaint,
  complaint: repo.FiledComplaint,
  { order, lines }: { order: repo.ComplaintOrder; lines: readonly AffectedLine[] },
) {
  const { session, request, requestId, now } = filing
  const { customer } = session
  await enqueueMail(
    tx,
    {
      kind: 'complaint_received',
      to: customer.email,
      subjectId: complaint.id,
      locale: await repo.findLocale(tx, customer.id),
      data: {
        firstName: customer.firstName,
        displayId: complaint.displayId,
        orderDisplayId: order.displayId,
        subject: request.subject,
        lines,
      },
    },
    now,
  )
  await recordEvent(tx, {
    at: now,
    actorId: customer.id,
    action: 'complaint.filed',
    subjectId: complaint.id,
    after: { status: 'open', displayId: complaint.displayId, orderId: order.id, type: request.type },
    requestId,
  })
}

async function fileComplaint(tx: Database, filing: NewComplaint): Promise<repo.FiledComplaint> {
  const { session, request, images, now } = filing
  const companyId = session.company.id
  const order = await repo.lockOrder(tx, companyId, request.order_id)
  if (!order) throw refuse('order_not_found')
  // The lock on the order serializes concurrent identical complaints.
  const requestHash = requestHashOf(filing)
  const same = await repo.findRepeated(tx, { companyId, requestHash }, new Date(now.getTime() - repeatWindow))
  if (same) return same
  const lines = await findAffectedLines(tx, order, request.lines ?? [])
  const { subject, type, description } = request
  const complaint = await repo.insertComplaint(tx, {
    id: newId('compl', now),
    orderId: order.id,
    companyId,
    customerId: session.customer.id,
    subject,
    type,
    description,
    requestHash,
    createdAt: now,
  })
  await repo.insertLines(
    tx,
    lines.map(({ id, quantity }) => ({ complaintId: complaint.id, orderItemId: id, quantity })),
  )
  await claimUploads(tx, { kind: 'picture', urls: images, subjectId: complaint.id, companyId })
  await notifyAndRecord(tx, filing, complaint, { order, lines })
  return complaint
}

/** Creates the operations on a company's complaints (Specification (accounts) §3). */
export function createComplaintsService({ db, now }: Context) {
  return {
    /**
     * Returns a page of the company's complaints, newest first, and their total.
     * @param orderId returns the complaints of this order only; none for another company's order
     */
    async list(
      { company, customer }: Session,
      orderId: string | undefined,
      page: Page,
    ): Promise<{ complaints: CustomerComplaint[]; count: number }> {
      const filter = { companyId: company.id, orderId }
      const [rows, count] = [
        await repo.findCompanyComplaints(db, filter, page),
        await repo.countCompanyComplaints(db, filter),
      ]
      const ids = rows.map(({ complaint }) => complaint.id)
      const attachments = {
        lines: await repo.findLinesOf(db, ids),
        urls: await findUrlsOf(db, ids),
        answers: await findAnswersOf(db, ids),
      }
      return { complaints: rows.map((row) => toCustomerComplaint(row, attachments, customer.id)), count }
    },

    /**
     * Files a complaint with its lines and pictures; a repetition within 10 minutes returns the first one.
     * @throws StoreError 404 if the order is not the company's; 400 `unknown_file` if a picture cannot be used, and as
     * `findAffectedLines`
     */
    file: (session: Session, given: ComplaintRequest, requestId: string): Promise<repo.FiledComplaint> => {
      const request = { ...given, subject: given.subject.trim(), description: given.description.trim() }
      const filing = { session, request, images: given.images ?? [], requestId, now: now() }
      return db.transaction((tx) => fileComplaint(tx, filing))
    },
  }
}

export type ComplaintsService = ReturnType<typeof createComplaintsService>
