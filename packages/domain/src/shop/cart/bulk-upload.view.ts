import type { Cart } from '@skafferi/api'
import { bulkSetRequestLimits, bulkSetRowRequestLimits as rowLimits } from '@skafferi/api/limits'
import type { Problem } from '../../platform/action'
import { draftLimits, type FormDraft } from '../draft'
import { isText, oneOf, shape } from '../../rules/json/schema'
import type { DuplicateArticle, DuplicateChoice } from '../../rules/cart/bulk-duplicates'
import type { BulkDuplicateView } from './bulk-duplicates.view'
import type { BulkReportView, ParsedBulkUpload } from './bulk-report.view'
import type { BulkUploadFault, BulkUploadLimits, BulkUploadFormat } from '../../rules/cart/bulk-upload'

/** The contract's limits for one request. */
export const bulkUploadLimits: BulkUploadLimits = {
  rows: bulkSetRequestLimits.rows.maxItems,
  quantity: rowLimits.quantity.maximum,
  sku: rowLimits.sku.maxLength,
}

/** The data of the cart for the dialog. */
export interface BulkUploadView {
  /** Number of lines in the cart, which a list of values must match; with 0 only SKUs are possible. */
  lineCount: number
  /** Their quantities as such a list ("100, 50, 240"): the initial text. */
  quantities: string
  /** Maximum number of rows. */
  maxRows: number
}

/** Creates the data of the cart for the dialog. */
export function toBulkUploadView(cart: Cart): BulkUploadView {
  return {
    lineCount: cart.items.length,
    quantities: cart.items.map(({ quantity }) => quantity).join(', '),
    maxRows: bulkUploadLimits.rows,
  }
}

/** A text and its format. */
export interface BulkUploadText {
  format: BulkUploadFormat
  /** The typed text, or the file's contents. */
  text: string
}

/** A text that the store has checked. */
export interface CheckedBulkUpload {
  parsed: ParsedBulkUpload
  /** The cart without the changes, to compare rows with. */
  before: Cart
}

/** A text with duplicates to be resolved by the buyer. */
export interface PendingBulkUpload {
  parsed: ParsedBulkUpload
  /** Articles that occur more than once in it; at least one. */
  duplicates: readonly DuplicateArticle[]
}

type EntryStep = { name: 'entry'; fault: BulkUploadFault | null }
type DuplicatesStep = { name: 'doubled'; duplicates: readonly BulkDuplicateView[] }
type PreviewStep = { name: 'preview'; report: BulkReportView }
type DoneStep = { name: 'done'; report: BulkReportView }

/** The step of a bulk upload. */
export type BulkUploadStep =
  | EntryStep
  | (DuplicatesStep & { pending: PendingBulkUpload })
  | (PreviewStep & { checked: CheckedBulkUpload })
  | DoneStep

/** No input. */
export const bulkUploadStart: BulkUploadStep = { name: 'entry', fault: null }

/** The state of a call. */
interface CallState {
  /** True while it is pending. */
  busy: boolean
  /** Why the last call failed; null if none has. */
  problem: Problem | null
}

/** The step of a bulk upload, and the state of its call. */
export type BulkUploadStage = ((EntryStep | DuplicatesStep | PreviewStep) & CallState) | DoneStep

/** The state and actions of the bulk upload dialog. */
export interface BulkUpload extends BulkUploadView {
  stage: BulkUploadStage
  /** The input, stored until it is applied or discarded. */
  draft: FormDraft<StoredBulkUpload>
  /** Requests a preview. */
  onPreview: (given: BulkUploadText) => void
  /** Resolves duplicate articles, and requests a preview. */
  onResolveDuplicates: (event: { choice: DuplicateChoice }) => void
  /** Sets the quantities of the text that was checked. */
  onApply: () => void
  /** Returns to the text, without messages. Ignored while a call is pending. */
  onEdit: () => void
  onClose: () => void
}

/** A chosen CSV file and its contents; `text` is null if it was too long to be stored. */
export interface StoredFile {
  name: string
  /** In bytes. */
  size: number
  text: string | null
}

/** The typed texts by format, the chosen file, and the selected format. */
export interface StoredBulkUpload {
  format: BulkUploadFormat
  positions: string
  lines: string
  file: StoredFile | null
}

/** Schema of stored input. */
export const isStoredBulkUpload = shape<StoredBulkUpload>({
  format: oneOf('positions', 'lines', 'csv'),
  positions: '',
  lines: '',
  file: oneOf(null, shape<StoredFile>({ name: '', size: 0, text: oneOf(null, isText) })),
})

/** Returns the input to store: without the contents of a file that is too long. */
export function toStoredBulkUpload(values: StoredBulkUpload): StoredBulkUpload {
  const isTooLong = JSON.stringify(values).length > draftLimits.characters
  return isTooLong && values.file ? { ...values, file: { ...values.file, text: null } } : values
}

/** Combines a step with the state of its call. */
export function toBulkUploadStage(step: BulkUploadStep, { busy, problem }: CallState): BulkUploadStage {
  switch (step.name) {
    case 'entry':
      return { ...step, busy, problem }
    case 'doubled':
      return { name: 'doubled', duplicates: step.duplicates, busy, problem }
    case 'preview':
      return { name: 'preview', report: step.report, busy, problem }
    case 'done':
      return step
  }
}
