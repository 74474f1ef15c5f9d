import type { OrderDetailView } from '../orders'
import type { ComplaintFaults, ComplaintValues } from './complaint'
import type { ComplaintPicture, ComplaintProblem, ComplaintState } from './complaint.machine'
import { startComplaint } from './complaint.machine'
import type { PictureFault } from './picture.rules'

/** A picture of a complaint, ready to show. */
export interface ComplaintPictureView {
  id: string
  name: string
  /** Such as "1.2 MB". */
  size: string
  /** Where it can be seen in this browser; null where it cannot. */
  previewUrl: string | null
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1; null while nobody knows. */
  progress: number | null
  /** Why it cannot be sent; null where it can, or where only its upload failed. */
  fault: PictureFault | null
}

/** The form of a complaint. */
export interface ComplaintView {
  status: 'editing' | 'uploading' | 'submitting' | 'sent'
  values: ComplaintValues
  faults: ComplaintFaults
  pictures: ComplaintPictureView[]
  /** Why it was not sent; null where nothing failed. */
  problem: ComplaintProblem | null
  /** The number people say on the phone; null until it is filed. */
  caseNumber: string | null
}

/** The order a complaint is about, with its own statuses. */
export type ComplaintOrderView = Pick<
  OrderDetailView,
  'title' | 'picture' | 'displayId' | 'date' | 'status' | 'fulfillment' | 'payment'
>

const kilobyte = 1024
const megabyte = 1024 * kilobyte

function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= megabyte
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte))
}

function toPictureView(picture: ComplaintPicture, locale: string): ComplaintPictureView {
  const { id, name, bytes, previewUrl, state, progress, fault } = picture
  const status = fault === null ? state : 'failed'
  return { id, name, size: sizeText(bytes, locale), previewUrl, status, progress, fault }
}

/** What the form of a complaint shows. */
export function toComplaintView(state: ComplaintState, locale: string): ComplaintView {
  if (state.status === 'sent') {
    return { ...toComplaintView(startComplaint(), locale), status: 'sent', caseNumber: state.caseNumber }
  }
  const { status, values, faults, pictures } = state
  return {
    status: status === 'uploading' || status === 'submitting' ? status : 'editing',
    values,
    faults,
    pictures: pictures.map((picture) => toPictureView(picture, locale)),
    problem: state.status === 'failed' ? state.problem : null,
    caseNumber: null,
  }
}

/** The order a complaint is about. */
export function toComplaintOrderView(order: OrderDetailView): ComplaintOrderView {
  const { title, picture, displayId, date, status, fulfillment, payment } = order
  return { title, picture, displayId, date, status, fulfillment, payment }
}
