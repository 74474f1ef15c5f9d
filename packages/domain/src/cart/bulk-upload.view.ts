import type { Cart } from '@skafferi/api'
import { bulkSetRequestLimits, bulkSetRowRequestLimits as rowLimits } from '@skafferi/api/limits'
import type { Problem } from '../action'
import { draftLimits, readValues, type FormDraft } from '../draft'
import type { DuplicateArticle, DuplicateChoice } from './bulk-duplicates.rules'
import type { BulkDuplicateView } from './bulk-duplicates.view'
import type { BulkReportView, ParsedBulkUpload } from './bulk-report.view'
import type { BulkUploadFault, BulkUploadLimits, BulkUploadFormat } from './bulk-upload.rules'

/** What the store takes at once, by the contract. */
export const bulkUploadLimits: BulkUploadLimits = {
  rows: bulkSetRequestLimits.rows.maxItems,
  quantity: rowLimits.quantity.maximum,
  sku: rowLimits.sku.maxLength,
}

/** What the dialog needs to know of the cart. */
export interface BulkUploadView {
  /** Lines of the cart, each of which a list of values has to name; without any only SKUs can be given. */
  lineCount: number
  /** Their quantities as such a list ("100, 50, 240"): a start to type from. */
  quantities: string
  /** The most rows at once. */
  maxRows: number
}

/** The cart as the dialog sees it. */
export function toBulkUploadView(cart: Cart): BulkUploadView {
  return {
    lineCount: cart.items.length,
    quantities: cart.items.map(({ quantity }) => quantity).join(', '),
    maxRows: bulkUploadLimits.rows,
  }
}

/** Quantities as they are given. */
export interface BulkUploadText {
  format: BulkUploadFormat
  /** What was typed, or what the file says. */
  text: string
}

/** A text that the store has looked through. */
export interface CheckedBulkUpload {
  parsed: ParsedBulkUpload
  /** What its rows are held against: the cart as it is without them. */
  before: Cart
}

/** A text of which the buyer has to say something first. */
export interface PendingBulkUpload {
  parsed: ParsedBulkUpload
  /** Articles that it names more than once; at least one. */
  doubled: readonly DuplicateArticle[]
}

type Entry = { name: 'entry'; fault: BulkUploadFault | null }
type Doubled = { name: 'doubled'; doubled: readonly BulkDuplicateView[] }
type Preview = { name: 'preview'; report: BulkReportView }
type Done = { name: 'done'; report: BulkReportView }

/** How far a bulk upload is. */
export type BulkUploadStep =
  | Entry
  | (Doubled & { asked: PendingBulkUpload })
  | (Preview & { checked: CheckedBulkUpload })
  | Done

/** Nothing is entered yet. */
export const bulkUploadStart: BulkUploadStep = { name: 'entry', fault: null }

/** What a call of the bulk upload is doing. */
interface Working {
  /** It is under way. */
  busy: boolean
  /** Why the last one failed; null where none has. */
  problem: Problem | null
}

/** How far a bulk upload is, as its dialog shows it. */
export type BulkUploadStage = ((Entry | Doubled | Preview) & Working) | Done

/** Setting many quantities at once: what its dialog shows and what can be done in it. */
export interface BulkUpload extends BulkUploadView {
  stage: BulkUploadStage
  /** What was typed, kept until the cart has it or it is thrown away. */
  draft: FormDraft<StoredBulkUpload>
  /** Asks the store what a text would change. */
  onPreview: (given: BulkUploadText) => void
  /** Says what becomes of articles that the text names more than once, and asks the store again. */
  onSettle: (event: { choice: DuplicateChoice }) => void
  /** Sets the quantities of the text that was checked. */
  onApply: () => void
  /** Back to the text, without its messages. Ignored while a call is pending. */
  onEdit: () => void
  onClose: () => void
}

/** A CSV file that was chosen, and what it says; `text` is null if it was too long to be stored. */
export interface StoredFile {
  name: string
  /** In bytes. */
  size: number
  text: string | null
}

/** The texts that were typed, each way its own, the file that was chosen, and which of these was open. */
export interface StoredBulkUpload {
  format: BulkUploadFormat
  positions: string
  lines: string
  file: StoredFile | null
}

function parseStoredFile(stored: StoredFile): StoredFile | null {
  const file = { name: '', size: 0 }
  return readValues({ ...file, text: '' }, stored) ?? readValues({ ...file, text: null }, stored)
}

/** What was typed or chosen and not applied; null if it is malformed. */
export function parseStoredBulkUpload(stored: unknown): StoredBulkUpload | null {
  const values = readValues({ format: '', positions: '', lines: '', file: null as StoredFile | null }, stored)
  const format = (['positions', 'lines', 'csv'] as const).find((known) => known === values?.format)
  return values && format ? { ...values, format, file: values.file && parseStoredFile(values.file) } : null
}

/** What is stored of a bulk upload: all of it, or without the content of a file that is too long to be stored. */
export function toStoredBulkUpload(values: StoredBulkUpload): StoredBulkUpload {
  const isTooLong = JSON.stringify(values).length > draftLimits.characters
  return isTooLong && values.file ? { ...values, file: { ...values.file, text: null } } : values
}

/** A step and the call that leads on from it. */
export function toBulkUploadStage(step: BulkUploadStep, { busy, problem }: Working): BulkUploadStage {
  switch (step.name) {
    case 'entry':
      return { ...step, busy, problem }
    case 'doubled':
      return { name: 'doubled', doubled: step.doubled, busy, problem }
    case 'preview':
      return { name: 'preview', report: step.report, busy, problem }
    case 'done':
      return step
  }
}
