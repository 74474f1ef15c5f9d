import type { ComplaintField } from './complaint'
import type { LineChoice } from '../../rules/complaints/complaint-lines'
import type { ComplaintView } from './complaint.view'

/** The complaint form: its view and actions. */
export interface ComplaintActions {
  view: ComplaintView
  edit: (event: { field: ComplaintField; value: string }) => void
  /** Includes or excludes a line of the order, or changes its quantity. */
  editLine: (event: { id: string } & Partial<LineChoice>) => void
  addPictures: (event: { files: readonly File[] }) => void
  removePicture: (event: { id: string }) => void
  /**
   * Files the complaint. A second press is ignored while the first is pending; after a lost answer the same complaint
   * is sent again.
   */
  submit: () => void
  /** Clears the restored entries. */
  startOver: () => void
  /** Closes the dialog and discards what was entered. */
  discard: () => void
}
