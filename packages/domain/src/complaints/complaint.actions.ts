import type { ComplaintField } from './complaint'
import type { LineChoice } from './complaint-lines.rules'
import type { ComplaintView } from './complaint.view'

/** A complaint being written: what its form shows and what can be done in it. */
export interface ComplaintActions {
  view: ComplaintView
  edit: (event: { field: ComplaintField; value: string }) => void
  /** A line of the order is named or not, or another quantity of it. */
  editLine: (event: { id: string } & Partial<LineChoice>) => void
  addPictures: (event: { files: readonly File[] }) => void
  removePicture: (event: { id: string }) => void
  /** Sends it, once however often it is asked for. After a lost answer the very same complaint is sent again. */
  submit: () => void
  /** Empties the form of what was typed before. */
  startOver: () => void
  /** The dialog is closed, and what was typed may be lost. */
  discard: () => void
}
