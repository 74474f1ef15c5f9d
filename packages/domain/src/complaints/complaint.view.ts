import type { Problem } from '../action'
import { formatFileSize, formatNumber } from '../format'
import type { OrderDetailView } from '../orders'
import { complaintLimits, complaintTypes, type ComplaintFaults, type ComplaintValues } from './complaint'
import { articleName } from '../product/variant-name.rules'
import { choiceOf, wrongLine, type LineChoice, type NameableLine } from './complaint-lines.rules'
import { createComplaintDraft, uploadsOf, type ComplaintDraft, type ComplaintPicture } from './complaint.draft'
import { pictureTypes, type PictureFault } from './picture.rules'

/** Uploading its pictures or filing it went wrong. */
export type ComplaintProblem = Problem<'file_complaint' | 'upload_pictures'>

/** How the filing of a complaint stands. */
export interface ComplaintSubmission {
  busy: boolean
  problem: ComplaintProblem | null
  /** The number it was filed under. */
  result?: number
}

/** A picture of a complaint, ready to show. */
export interface ComplaintPictureView {
  id: string
  name: string
  /** Such as "1.2 MB". */
  size: string
  /** Where it can be seen in this browser; null where it cannot. */
  previewUrl: string | null
  status: ComplaintPicture['state']
  /** From 0 to 1; null while nobody knows. */
  progress: number | null
  /** Why it cannot be sent; null where it can, or where only its upload failed. */
  fault: PictureFault | null
  /** Why the store refused it, in its words; null where it did not. */
  reason: string | null
}

/** A line of the order that a complaint can name. */
export interface ComplaintLineView {
  id: string
  /** The product's name. */
  title: string
  /** Product and variant, for assistive technology. */
  name: string
  variant: string
  sku: string | null
  /** Pieces that were ordered: the most that can be named. */
  most: number
  /** The same, formatted. */
  ordered: string
  chosen: boolean
  /** What stands in its quantity field. */
  entry: Pick<LineChoice, 'value' | 'note'>
  /** More pieces are named than were ordered. */
  tooMany: boolean
}

/** The form of a complaint. */
export interface ComplaintView {
  status: 'editing' | 'uploading' | 'submitting' | 'sent'
  values: ComplaintValues
  /** What was wrong when it was sent last; a field that was edited since is no longer blamed. */
  faults: ComplaintFaults
  /** The order's lines, in its sequence. */
  lines: ComplaintLineView[]
  /** The first line that is named with a quantity it cannot have; null if there is none. */
  wrongLineId: string | null
  pictures: ComplaintPictureView[]
  /** What it can be about, in the order they are read; each is stored as it stands here. */
  types: typeof complaintTypes
  limits: typeof complaintLimits
  /** Media types a picture may have, as a file control takes them. */
  pictureTypes: string
  /** Why it was not sent; null where nothing failed. */
  problem: ComplaintProblem | null
  /** The number people say on the phone; null until it is filed. */
  caseNumber: string | null
  /** It began with what was typed before. */
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

function toLineView(line: NameableLine, draft: ComplaintDraft, locale: string): ComplaintLineView {
  const { id, title, variant, sku, pieces: most } = line
  const { chosen, value, note } = choiceOf(line, draft.lines)
  const tooMany = chosen && value !== null && value > most
  const entry = { value, note: tooMany ? ('wrong' as const) : note }
  const name = articleName(title, variant, null)
  return { id, title, name, variant, sku, most, ordered: formatNumber(most, locale), chosen, entry, tooMany }
}

/** What the form of a complaint shows. */
export function toComplaintView(draft: ComplaintDraft, filing: ComplaintSubmission, locale: string): ComplaintView {
  const { busy, problem, result } = filing
  if (result !== undefined) {
    const empty = toComplaintView(createComplaintDraft(), { busy: false, problem: null }, locale)
    return { ...empty, status: 'sent', caseNumber: String(result) }
  }
  const onItsWay = uploadsOf(draft).length > 0 ? 'uploading' : 'submitting'
  return {
    status: busy ? onItsWay : 'editing',
    values: draft.values,
    faults: draft.faults,
    lines: draft.orderLines.map((line) => toLineView(line, draft, locale)),
    wrongLineId: wrongLine(draft.orderLines, draft.lines)?.id ?? null,
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
