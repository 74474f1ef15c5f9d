import type { components } from '@skafferi/api'
import { formatDate, formatNumber } from '../../platform/format'
import type { LinePiecesView } from '../../platform/shared-views'

type Complaint = components['schemas']['Complaint']

/** A complaint that was filed. */
export interface FiledComplaintView {
  id: string
  /** Case number. */
  caseNumber: string
  subject: string
  /** A code of the contract. */
  type: string
  description: string
  /** `open` while the shop has to answer or act. */
  state: Complaint['status']
  /** The day it was filed, formatted. */
  filed: string
  /** Null once the person was erased. */
  filedBy: { name: string; isYou: boolean } | null
  /** The day it was closed, formatted; null while it is open. */
  closed: string | null
  order: { id: string; displayId: string }
  /** The order lines that it is about; empty for the full order. */
  lines: readonly LinePiecesView[]
  /** URLs of its pictures; only the company can open them. */
  pictures: readonly string[]
  /** The shop's answers, oldest first; `date` is formatted. */
  answers: readonly { id: string; text: string; date: string }[]
}

/** Complaints of the company. */
export interface FiledComplaintsView {
  /** The newest first. */
  complaints: readonly FiledComplaintView[]
  /** The total number. */
  count: number
}

/** Creates the view of a filed complaint. */
function toFiledComplaintView(complaint: Complaint, locale: string): FiledComplaintView {
  const { filed_by: by, closed_at: closed } = complaint
  return {
    id: complaint.id,
    caseNumber: String(complaint.display_id),
    subject: complaint.subject,
    type: complaint.type,
    description: complaint.description,
    state: complaint.status,
    filed: formatDate(complaint.created_at, locale),
    filedBy: by && { name: by.name, isYou: by.is_you },
    closed: closed && formatDate(closed, locale),
    order: { id: complaint.order_id, displayId: String(complaint.order_display_id) },
    lines: complaint.lines.map((line) => ({
      id: line.item_id,
      title: line.product_title,
      variant: line.variant_title,
      sku: line.variant_sku,
      quantity: formatNumber(line.quantity, locale),
    })),
    pictures: complaint.images,
    answers: complaint.answers.map(({ id, text, created_at }) => ({ id, text, date: formatDate(created_at, locale) })),
  }
}

/** Creates the view of the company's complaints. */
export function toFiledComplaintsView(
  list: components['schemas']['ComplaintList'],
  locale: string,
): FiledComplaintsView {
  return { complaints: list.complaints.map((complaint) => toFiledComplaintView(complaint, locale)), count: list.count }
}
