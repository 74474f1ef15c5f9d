import type { Context } from '../../context'
import { operatorActor, recordEvent } from '../../db/events'
import { signAddress } from '../../files/signed-address'
import { conflict, invalidData, notFound } from '../../http/errors'
import { usualLimit, type ListOptions } from '../../operator/listing'
import { findUrls } from '../uploads'
import * as repo from './complaints.repo'

/** A complaint in a list. Moments are ISO 8601. */
export type OperatorComplaintListItem = ReturnType<typeof toListItem>

/** A whole complaint. */
export type OperatorComplaint = ReturnType<typeof toComplaint>

/** Which complaints to list. */
export interface ComplaintListOptions extends ListOptions {
  /** Both by default. */
  status?: repo.ComplaintStatus
}

/** How a complaint was settled. */
export interface ComplaintClosing {
  /** For the shop's own record; the customer does not see it. */
  note?: string
}

function toListItem({ complaint, order, company, customer }: repo.ComplaintWithContext) {
  return {
    id: complaint.id,
    /** The case number people say on the phone. */
    display_id: complaint.displayId,
    status: complaint.status,
    type: complaint.type,
    subject: complaint.subject,
    company_name: company.name,
    /** Null once the person was erased. */
    customer_name: customer && `${customer.firstName} ${customer.lastName}`,
    order_id: order.id,
    order_display_id: order.displayId,
    created_at: complaint.createdAt.toISOString(),
    /** Null while it is open. */
    closed_at: complaint.closedAt?.toISOString() ?? null,
  }
}

/** @param images addresses that open its pictures, in the order they were sent */
function toComplaint(found: repo.ComplaintWithContext, images: string[]) {
  const { complaint, company, customer } = found
  return {
    ...toListItem(found),
    description: complaint.description,
    images,
    company_id: company.id,
    customer_id: customer?.id ?? null,
    customer_email: customer?.email ?? null,
    customer_phone: customer?.phone ?? null,
    /** What was noted on closing it. */
    note: complaint.note,
  }
}

/** `compl_01a`, `2004` and `#2004` name a complaint. */
function toName(idOrNumber: string | number): repo.ComplaintName {
  const text = String(idOrNumber).trim()
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? []
  return digits ? { displayId: Number(digits) } : { id: text }
}

/** What an operator does with complaints. */
export function createComplaintsOperator({ db, now, publicUrl, secret }: Pick<Context, 'db' | 'now' | 'publicUrl' | 'secret'>) {
  async function find(idOrNumber: string | number): Promise<repo.ComplaintWithContext> {
    const found = await repo.findComplaint(db, toName(idOrNumber))
    if (!found) throw notFound('complaint_not_found', 'There is no such complaint.')
    return found
  }

  async function showComplaint(idOrNumber: string | number): Promise<OperatorComplaint> {
    const found = await find(idOrNumber)
    const urls = await findUrls(db, found.complaint.id)
    return toComplaint(found, urls.map((url) => `${publicUrl}${signAddress(secret, url, now())}`))
  }

  return {
    /** Complaints, newest first. @throws StoreError 400 where there is no such status */
    async listComplaints(options: ComplaintListOptions = {}): Promise<OperatorComplaintListItem[]> {
      const { status, limit = usualLimit } = options
      const isKnown = status === undefined || status === 'open' || status === 'closed'
      if (!isKnown) throw invalidData('invalid_status', 'The status of a complaint is open or closed.')
      return (await repo.findComplaints(db, { status, limit })).map(toListItem)
    },

    /**
     * One complaint with addresses of its pictures, which open them for an hour.
     * @param idOrNumber its id, or the number people say on the phone
     * @throws StoreError 404 `complaint_not_found`
     */
    showComplaint,

    /**
     * Closes an open complaint.
     * @throws StoreError 404 `complaint_not_found`; 409 `already_closed`
     */
    async closeComplaint(idOrNumber: string | number, { note }: ComplaintClosing = {}): Promise<OperatorComplaint> {
      const { complaint } = await find(idOrNumber)
      const moment = now()
      const kept = note?.trim() || null
      await db.transaction(async (tx) => {
        const isClosed = await repo.markClosed(tx, complaint.id, kept, moment)
        if (!isClosed) throw conflict('already_closed', `Complaint ${complaint.displayId} is closed already.`)
        await recordEvent(tx, {
          at: moment,
          actorId: operatorActor,
          action: 'complaint.closed',
          subjectId: complaint.id,
          before: { status: 'open' },
          after: { status: 'closed', note: kept },
        })
      })
      return showComplaint(complaint.id)
    },
  }
}
