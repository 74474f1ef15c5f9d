import type { FieldFault } from '@skafferi/api'
import type { Problem } from '../../platform/action'
import { formatFileSize, formatNumber } from '../../platform/format'
import type { OrderDetailView } from '../orders'
import { complaintLimits, complaintTypes, type ComplaintFaults, type ComplaintValues } from './complaint'
import { articleName } from '../../rules/catalogue/variant-name'
import {
  choiceOf,
  findInvalidLine,
  type LineChoice,
  type ComplaintOrderLine,
} from '../../rules/complaints/complaint-lines'
import { createComplaintDraft, uploadsOf, type ComplaintDraft, type ComplaintPicture } from './complaint.draft'
import { pictureTypes, type PictureFault } from '../../rules/complaints/picture'

/** Why uploading the pictures or filing the complaint failed. */
export type ComplaintProblem = Problem<'file_complaint' | 'upload_pictures'>

/** Progress of filing a complaint. */
export interface ComplaintSubmission {
  busy: boolean
  problem: ComplaintProblem | null
  /** The case number. */
  result?: number
}

/** A picture of a complaint, for display. */
export interface ComplaintPictureView {
  id: string
  name: string
  /** Such as "1.2 MB". */
  size: string
  /** Preview URL; null if the browser cannot preview the file. */
  previewUrl: string | null
  status: ComplaintPicture['state']
  /** Upload progress from 0 to 1; null if unknown. */
  progress: number | null
  /** Reason why it cannot be sent; null if it can, or if only its upload failed. */
  fault: PictureFault | null
  /** Why the store refused the file; null if it did not. */
  reason: FieldFault | null
}

/** A line of the order that a complaint can include. */
export interface ComplaintLineView {
  id: string
  /** The product's name. */
  title: string
  /** Product and variant, for assistive technology. */
  name: string
  variant: string
  sku: string | null
  /** Maximum quantity: the ordered pieces. */
  maximum: number
  /** The same, formatted. */
  ordered: string
  chosen: boolean
  /** Value of its quantity field. */
  entry: Pick<LineChoice, 'value' | 'note'>
  /** True if the quantity exceeds the ordered pieces. */
  tooMany: boolean
}

/** The form of a complaint. */
export interface ComplaintView {
  status: 'editing' | 'uploading' | 'submitting' | 'sent'
  values: ComplaintValues
  /** Errors of the last submission; fields edited since then have none. */
  faults: ComplaintFaults
  /** The order's lines, in its sequence. */
  lines: ComplaintLineView[]
  /** The first included line with an invalid quantity; null if there is none. */
  invalidLineId: string | null
  pictures: ComplaintPictureView[]
  /** Types of complaints in display order; each value is stored as it is. */
  types: typeof complaintTypes
  limits: typeof complaintLimits
  /** Accepted media types of pictures, for the file input's `accept`. */
  pictureTypes: string
  /** Reason of the failure; null if nothing failed. */
  problem: ComplaintProblem | null
  /** Case number; null until it is filed. */
  caseNumber: string | null
  /** True if the form was restored from the tab. */
  restored: boolean
  /** Names of pictures chosen before, which must be chosen again. */
  lostPictures: readonly string[]
}

/** The order a complaint is about, with its own statuses. */
export type ComplaintOrderView = Pick<
  OrderDetailView,
  'title' | 'picture' | 'displayId' | 'date' | 'status' | 'fulfillment' | 'payment'
>

function toPictureView(picture: ComplaintPicture, locale: string): ComplaintPictureView {
  const { id, name, bytes, previewUrl, state, progress, fault, reason } = picture
  const status = fault === null ? state : 'failed'
  return { id, name, size: formatFileSize(bytes, locale), previewUrl, status, progress, fault, reason }
}

function toLineView(line: ComplaintOrderLine, draft: ComplaintDraft, locale: string): ComplaintLineView {
  const { id, title, variant, sku, pieces: maximum } = line
  const { chosen, value, note } = choiceOf(line, draft.lines)
  const tooMany = chosen && value !== null && value > maximum
  const entry = { value, note: tooMany ? ('wrong' as const) : note }
  const name = articleName(title, variant, null)
  return {
    id,
    title,
    name,
    variant,
    sku,
    maximum,
    ordered: formatNumber(maximum, locale),
    chosen,
    entry,
    tooMany,
  }
}

/** Returns the view of the complaint form. */
export function toComplaintView(draft: ComplaintDraft, filing: ComplaintSubmission, locale: string): ComplaintView {
  const { busy, problem, result } = filing
  if (result !== undefined) {
    const empty = toComplaintView(createComplaintDraft(), { busy: false, problem: null }, locale)
    return { ...empty, status: 'sent', caseNumber: String(result) }
  }
  const pendingStatus = uploadsOf(draft).length > 0 ? 'uploading' : 'submitting'
  return {
    status: busy ? pendingStatus : 'editing',
    values: draft.values,
    faults: draft.faults,
    lines: draft.orderLines.map((line) => toLineView(line, draft, locale)),
    invalidLineId: findInvalidLine(draft.orderLines, draft.lines)?.id ?? null,
    pictures: draft.pictures.map((picture) => toPictureView(picture, locale)),
    types: complaintTypes,
    limits: complaintLimits,
    pictureTypes: pictureTypes.join(),
    problem,
    caseNumber: null,
    restored: draft.restored,
    lostPictures: draft.lostPictures,
  }
}
