import type { Cart } from '@skafferi/api'
import { bulkSetRequestLimits, bulkSetRowRequestLimits as rowLimits } from '@skafferi/api/limits'
import type { Problem } from '../../platform/action'
import { draftLimits, type FormDraft } from '../draft'
import { isInteger, isText, listOf, oneOf, shape } from '../../rules/json/schema'
import type { DuplicateArticle, DuplicateChoice } from '../../rules/cart/bulk-duplicates'
import type { BulkDuplicateView } from './bulk-duplicates.view'
import type { BulkReportView, ParsedBulkUpload } from './bulk-report.view'
import type {
  BulkUploadFault,
  BulkUploadFormat,
  BulkUploadInput,
  BulkUploadLimits,
  BulkUploadSource,
} from '../../rules/cart/bulk-upload'
import type { ColumnChoices, OrderColumns } from '../../rules/cart/order-columns'
import type { OrderTable, OrderTableRow } from '../../rules/cart/order-table'
import { maxOrderFileBytes, type OrderFileReading } from './order-file'

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
  /** Maximum size of a file in bytes. */
  maxFileBytes: number
}

/** Creates the data of the cart for the dialog. */
export function toBulkUploadView(cart: Cart): BulkUploadView {
  return {
    lineCount: cart.items.length,
    quantities: cart.items.map(({ quantity }) => quantity).join(', '),
    maxRows: bulkUploadLimits.rows,
    maxFileBytes: maxOrderFileBytes,
  }
}

/** A text that the store has checked. */
export interface CheckedBulkUpload {
  given: BulkUploadInput
  parsed: ParsedBulkUpload
  /** The cart without the changes, to compare rows with. */
  before: Cart
}

/** A text with duplicates to be resolved by the buyer. */
export interface PendingBulkUpload {
  given: BulkUploadInput
  parsed: ParsedBulkUpload
  /** Articles that occur more than once in it; at least one. */
  duplicates: readonly DuplicateArticle[]
}

type EntryStep = { name: 'entry'; fault: BulkUploadFault | null }
type DuplicatesStep = { name: 'doubled'; duplicates: readonly BulkDuplicateView[] }
type ColumnsStep = { name: 'columns'; columns: ColumnChoices }
type PreviewStep = {
  name: 'preview'
  report: BulkReportView
  /** The columns of a table, which can be changed; null for other texts. */
  columns: ColumnChoices | null
}
type DoneStep = { name: 'done'; report: BulkReportView }

/** The step of a bulk upload. */
export type BulkUploadStep =
  | EntryStep
  | (ColumnsStep & { given: BulkUploadSource })
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
export type BulkUploadStage = ((EntryStep | ColumnsStep | DuplicatesStep | PreviewStep) & CallState) | DoneStep

/** The state and actions of the bulk upload dialog. */
export interface BulkUpload extends BulkUploadView {
  stage: BulkUploadStage
  /** The input, stored until it is applied or discarded. */
  draft: FormDraft<StoredBulkUpload>
  /** Reads the table of a file. Spreadsheets are read by the store. */
  onReadFile: (file: File) => Promise<OrderFileReading>
  /** Requests a preview. */
  onPreview: (given: BulkUploadSource) => void
  /** Requests a preview with the chosen columns. */
  onChooseColumns: (columns: OrderColumns) => void
  /** Returns from the preview to the choice of columns. */
  onEditColumns: () => void
  /** Resolves duplicate articles, and requests a preview. */
  onResolveDuplicates: (event: { choice: DuplicateChoice }) => void
  /** Sets the quantities of the text that was checked. */
  onApply: () => void
  /** Returns to the text, without messages. Ignored while a call is pending. */
  onEdit: () => void
  onClose: () => void
}

/** A chosen file and its table, which is null if it was too large to be stored. */
export interface StoredFile {
  name: string
  /** In bytes. */
  size: number
  table: OrderTable | null
}

/** The typed texts by format, the chosen file, and the selected format. */
export interface StoredBulkUpload {
  format: BulkUploadFormat
  positions: string
  lines: string
  file: StoredFile | null
}

const isOrderTable = shape<OrderTable>({
  separator: oneOf(null, isText),
  rows: listOf(shape<OrderTableRow>({ position: isInteger, cells: listOf(isText) })),
})

/** Schema of stored input. */
export const isStoredBulkUpload = shape<StoredBulkUpload>({
  format: oneOf('positions', 'lines', 'table'),
  positions: '',
  lines: '',
  file: oneOf(null, shape<StoredFile>({ name: '', size: 0, table: oneOf(null, isOrderTable) })),
})

/** Returns the input to store: without the contents of a file that is too long. */
export function toStoredBulkUpload(values: StoredBulkUpload): StoredBulkUpload {
  const isTooLong = JSON.stringify(values).length > draftLimits.characters
  return isTooLong && values.file ? { ...values, file: { ...values.file, table: null } } : values
}

/** Combines a step with the state of its call. */
export function toBulkUploadStage(step: BulkUploadStep, { busy, problem }: CallState): BulkUploadStage {
  switch (step.name) {
    case 'entry':
      return { ...step, busy, problem }
    case 'columns':
      return { name: 'columns', columns: step.columns, busy, problem }
    case 'doubled':
      return { name: 'doubled', duplicates: step.duplicates, busy, problem }
    case 'preview':
      return { name: 'preview', report: step.report, columns: step.columns, busy, problem }
    case 'done':
      return step
  }
}
