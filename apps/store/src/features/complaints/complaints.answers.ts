import type { components } from '@skafferi/api'
import { toPlacedBy } from '../orders'
import type { ComplaintLineRow, ComplaintWithContext } from './complaints.repo'

/** A complaint as its company sees it, without the shop's internal notes. */
export type CustomerComplaint = components['schemas']['Complaint']

/** A line of an order that a complaint names. */
export const toComplaintLine = (line: ComplaintLineRow): components['schemas']['ComplaintLine'] => ({
  item_id: line.itemId,
  product_title: line.title,
  variant_title: line.variantTitle,
  variant_sku: line.sku,
  quantity: line.quantity,
  ordered_quantity: line.orderedQuantity,
})

/** What belongs to complaints, each with the complaint it belongs to. */
export interface ComplaintAttachments {
  /** Lines of their orders, in the order's sequence. */
  lines: readonly ComplaintLineRow[]
  /** Pictures, in the order they were sent. */
  urls: readonly { subjectId: string | null; url: string }[]
  /** The first answer first. */
  answers: readonly { id: string; subjectId: string; text: string; createdAt: Date }[]
}

/** @param askedBy id of the requesting customer */
export function toCustomerComplaint(
  { complaint, order, customer }: ComplaintWithContext,
  { lines, urls, answers }: ComplaintAttachments,
  askedBy: string,
): CustomerComplaint {
  const { id } = complaint
  return {
    id,
    display_id: complaint.displayId,
    order_id: order.id,
    order_display_id: order.displayId,
    subject: complaint.subject,
    type: complaint.type,
    description: complaint.description,
    status: complaint.status,
    created_at: complaint.createdAt.toISOString(),
    closed_at: complaint.closedAt?.toISOString() ?? null,
    filed_by: customer && toPlacedBy(customer, askedBy),
    lines: lines.filter(({ complaintId }) => complaintId === id).map(toComplaintLine),
    images: urls.filter(({ subjectId }) => subjectId === id).map(({ url }) => url),
    answers: answers
      .filter(({ subjectId }) => subjectId === id)
      .map((answer) => ({ id: answer.id, text: answer.text, created_at: answer.createdAt.toISOString() })),
  }
}
