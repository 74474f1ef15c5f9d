import type { components } from '@skafferi/api'
import { toPlacedBy } from '../../selling/orders'
import type { ComplaintLineRow, ComplaintWithContext } from './complaints.repo'

/** A complaint as displayed to its company, without internal notes. */
export type CustomerComplaint = components['schemas']['Complaint']

/** Converts an affected order line. */
export const toComplaintLine = (line: ComplaintLineRow): components['schemas']['ComplaintLine'] => ({
  item_id: line.itemId,
  product_title: line.title,
  variant_title: line.variantTitle,
  variant_sku: line.sku,
  quantity: line.quantity,
  ordered_quantity: line.orderedQuantity,
})

/** Lines, pictures and answers of several complaints. */
export interface ComplaintAttachments {
  /** Affected order lines, in the order's sequence. */
  lines: readonly ComplaintLineRow[]
  /** Pictures, in the order they were sent. */
  urls: readonly { subjectId: string | null; url: string }[]
  /** Oldest first. */
  answers: readonly { id: string; subjectId: string; text: string; createdAt: Date }[]
}

/** @param requesterId id of the requesting customer */
export function toCustomerComplaint(
  { complaint, order, customer }: ComplaintWithContext,
  { lines, urls, answers }: ComplaintAttachments,
  requesterId: string,
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
    filed_by: customer && toPlacedBy(customer, requesterId),
    lines: lines.filter(({ complaintId }) => complaintId === id).map(toComplaintLine),
    images: urls.filter(({ subjectId }) => subjectId === id).map(({ url }) => url),
    answers: answers
      .filter(({ subjectId }) => subjectId === id)
      .map((answer) => ({ id: answer.id, text: answer.text, created_at: answer.createdAt.toISOString() })),
  }
}
