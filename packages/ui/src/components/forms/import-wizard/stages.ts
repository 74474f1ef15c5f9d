import type { ReactNode } from 'react'
import type { DiffField } from '../../content/diff'
import type { DroppedFile } from '../file-drop'
import type { SelectOption } from '../select-field'
import type { ColumnAlign } from '../../content/table'

/** The steps, in order. */
export const IMPORT_STEPS = ['upload', 'match', 'missing', 'check', 'apply', 'report'] as const

export type ImportStep = (typeof IMPORT_STEPS)[number]

/** The outcome of a row. */
export type RowOutcome = 'create' | 'update' | 'unchanged' | 'warning' | 'failed' | 'leftOut'

/** The number of rows by outcome. Rows with warnings count as created, updated or unchanged too. */
export type ImportCounts = Readonly<Record<RowOutcome, number>>

/** Choosing a file. */
export interface UploadStage {
  step: 'upload'
  /** The `accept` attribute of the file input (".csv,.xlsx"). */
  accept: string
  /** Formats and limits ("Up to 50 MB. Decimal commas are understood."). */
  hint: string
  /** The file being uploaded; empty at first. */
  files: readonly DroppedFile[]
  /** Why the file could not be read. */
  error?: string
  /** Another notice, e.g. that another import is running. */
  notice?: string
  /** Information above the file input. */
  intro?: ReactNode
  /** Content below the file input, e.g. the pictures that the file names. */
  below?: ReactNode
}

/** A column of the file and its target. */
export interface MatchColumn {
  id: string
  /** Its header in the file. */
  name: string
  /** Different values of it, the first one of the sample row. */
  samples: readonly string[]
  /** The value of its target; empty if the column is ignored. */
  target: string
  /** The minimum quantity of a price, as typed. Omitted if its target has none. */
  quantity?: string
  /** Why it was matched, and whether the user should review it. */
  reason: { text: string; kind: 'sure' | 'look' | 'unknown' }
}

/** Where the table is in a file. */
export interface FileLayout {
  /** The names of the sheets; empty if there are not several. */
  sheets: readonly string[]
  /** The chosen sheet; `null` if there are not several. */
  sheet: string | null
  /** The character sets of text files; empty for a spreadsheet. */
  encodings: readonly string[]
  /** The chosen character set; `null` for a spreadsheet. */
  encoding: string | null
  /** The first rows of the sheet; empty if it is not read yet. */
  rows: readonly { id: string; number: string; cells: readonly string[] }[]
  /** The chosen row of the headings; `null` if they are found when the file is read. */
  row: string | null
  /** What is read now, formatted. */
  read: { sheet: string | null; row: string | null }
  /** True if something else is chosen. */
  changed: boolean
  /** True while the file is read again. */
  busy: boolean
}

/** Events of the choice of sheet and headings. */
export interface LayoutEvents {
  /** A sheet was chosen. */
  onSheet: (event: { sheet: string }) => void
  /** A character set was chosen. */
  onEncoding: (event: { encoding: string }) => void
  /** The row of the headings was chosen. */
  onHeadings: (event: { row: string }) => void
  /** The user reads the file again with the choice. */
  onRead: () => void
}

/** Matching columns. */
export interface MatchStage {
  step: 'match'
  /** A summary of the file ("hosten-2026.xlsx · 312 rows · 10 columns. Nothing has been changed."). */
  summary: ReactNode
  columns: readonly MatchColumn[]
  /** The possible targets. Ignoring the column is always offered. */
  targets: readonly SelectOption[]
  /** The number of rows to check. */
  rows: number
  /** What is missing before the rows can be checked; `null` if nothing is. */
  missing: string | null
  /** What the user confirms before the rows are checked, e.g. which columns are money; `null` if nothing. */
  confirm: { text: string; confirmed: boolean } | null
  /** What it means that no column is the price, and what the user accepts; `null` if one is. */
  withoutPrices: { notice: string; text: string; accepted: boolean } | null
  /** What happens to articles without a SKU, if no column has it. */
  withoutSku?: string
  /** What happens to articles without a name, if no column has it. */
  withoutProduct?: string
  /** Where the matching is from, if it is that of an earlier file. */
  remembered?: string
  /** True if the matching applies to the next file with the same headers. */
  remember: boolean
  /** True while the rows are being checked. */
  checking: boolean
}

/** How a question is answered: with one value, with a value for each group of rows, or not at all. */
export type AnswerMode = 'all' | 'category' | 'brand' | 'word' | 'cell' | 'cell_category' | 'empty'

/** A question about values that the file lacks. */
export interface MissingQuestion {
  id: string
  /** The field ("Tax class"). */
  title: string
  /** Why it is asked ("No column. Needed for VAT."). */
  hint: string
  /** The ways to answer it, in display order; without `all` each option is one of them. */
  modes: readonly { value: AnswerMode; label: string }[]
  /** The chosen way; `null` if none is. */
  mode: AnswerMode | null
  /** The possible values; omit for a text. */
  options?: readonly SelectOption[]
  /** Texts that are suggested; other ones are allowed. */
  suggestions?: readonly string[]
  /** What the typed text means ("A new category"). */
  note?: string
  /** True for a whole number. */
  isNumber?: boolean
  value: string
  /** The values by group of rows; the detail is why a cell could not be used. */
  groups: readonly { id: string; name: string; rows: number; value: string; detail?: string }[]
  /** Reasons that several groups share, above them. */
  reasons?: readonly string[]
  /** The rows in no group, which have `value`: their number, and the names of their products, at most 100. */
  others: { rows: number; products: readonly string[] }
  /** What is wrong with the answer; omitted while nothing is. */
  error?: string
}

/** Answering what the file lacks. */
export interface MissingStage {
  step: 'missing'
  /** A summary of the file. */
  summary: ReactNode
  /** What counts for all questions, above them. */
  notice?: ReactNode
  questions: readonly MissingQuestion[]
  /** The number of rows to check. */
  rows: number
  /** True if all questions are answered. */
  complete: boolean
  /** Where the answers are from, if they are those of an earlier file. */
  remembered?: string
  /** True if the answers apply to the next file with the same headers. */
  remember: boolean
  /** True while the rows are being checked. */
  checking: boolean
}

/** A price before and after; `null` if there is none. */
export interface PriceChange {
  id: string
  /** Which price or field ("from 50", "Stock"); `null` for the price of one piece. */
  label: string | null
  before: string | null
  after: string | null
  /** The relative change if it is unusually large ("+31%"); `null` otherwise. */
  jump: string | null
}

/** A row of the file, as read. */
export interface CheckRow {
  id: string
  /** Its formatted number in the file. */
  number: string
  /** Its cells by column. */
  cells: Readonly<Record<string, string>>
  /** The prices and other values that change, in the column "price". */
  prices?: readonly PriceChange[]
  /** If it is imported, as a tick that the user can change; omitted if it cannot be left out. */
  taken?: boolean
  /** The invalid cell and the reason; `null` if there is none. */
  fault: {
    column: string
    text: string
    tone?: 'critical' | 'caution'
    /** Where the user gives the value: a link, or a button without an address. */
    action?: { label: string; href?: string; onPress?: () => void }
  } | null
  /** Shows or hides more rows with the same reason; omitted if there are none. */
  more?: { count: number; shown: boolean; onToggle: () => void }
}

/** Previewing the changes. */
export interface CheckStage {
  step: 'check'
  counts: ImportCounts
  /** The outcome whose rows are shown. */
  outcome: RowOutcome
  /** The visible columns of the file; `price` has the price changes of rows that have no such cell. */
  columns: readonly { id: string; label: string; align?: ColumnAlign }[]
  rows: readonly CheckRow[]
  /** Number of further rows of the outcome, which cannot be shown. Default 0. */
  unlisted?: number
  /** Number of articles of the outcome, if several rows of the file are one. */
  articles?: number
  /** Pagination below the rows, if there are more. */
  pages?: ReactNode
  /** A selection of the changes; the note counts the others. */
  changes: readonly DiffField[]
  /** The heading of the changes ("12 prices move by more than 20%"); "What the updates do" by default. */
  changesTitle?: string
  /** A note on all changes ("12 prices move by more than 20%"). */
  changesNote?: ReactNode
  /** The commonest reasons if nothing can be applied, each with a button if the user can do something about it. */
  reasons?: readonly { id: string; text: string; action?: { label: string; onPress: () => void } }[]
  /** The effect on other users ("22 of the products are in open carts."). */
  note?: string
  /** Large changes of prices that the user confirms before they are applied; omitted without any. */
  confirm?: { text: string; confirmed: boolean }
  /** True while a choice of rows or the request to apply is sent. */
  busy?: boolean
}

/** A row that was just applied. */
export interface AppliedRow {
  id: string
  /** The product ("Rönn Plum pouches"). */
  name: string
  /** The change ("Stock 26 → 240"). */
  change: string
}

/** Applying the rows. */
export interface ApplyStage {
  step: 'apply'
  /** The number of applied rows. */
  done: number
  /** The number of all rows. */
  count: number
  /** The remaining time ("About 6 s left"); omitted if unknown. */
  timeLeft?: string
  /** True if it stops after the current row. */
  stopping: boolean
  /** What stopping does, beside its button. */
  note?: string
  /** The latest rows, newest first. */
  recent: readonly AppliedRow[]
}

/** The finished import. */
export interface ReportStage {
  step: 'report'
  /** `stopped` if the user stopped it before the last row; `undone` if its changes were undone afterwards. */
  result: 'done' | 'stopped' | 'undone'
  counts: ImportCounts
  /** The user, the time and the duration. */
  summary: ReactNode
  /** The rows that could not be imported; omitted if there are none. */
  failed?: Pick<CheckStage, 'columns' | 'rows'>
  /** The rows that were imported with warnings; omitted if there are none. */
  warned?: Pick<CheckStage, 'columns' | 'rows'>
  /** The rows that were left out, with a note about them; omitted if there are none. */
  leftOut?: Pick<CheckStage, 'columns' | 'rows'> & { note?: string }
  /** Remaining tasks: drafts to publish, pictures to add. */
  children?: ReactNode
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
}

/** The current step of an import with its data. */
export type ImportStage = UploadStage | MatchStage | MissingStage | CheckStage | ApplyStage | ReportStage

/** Events of the match step; not needed if columns are matched automatically. */
interface MatchEvents {
  /** A column was matched; `quantity` if its target has one. */
  onMatch: (event: { column: string; target: string; quantity?: string }) => void
  /** The user confirms the columns that are money. */
  onConfirm: (event: { confirmed: boolean }) => void
  /** The user accepts that no column is the price. */
  onWithoutPrices: (event: { accepted: boolean }) => void
  /** The user decides whether the matching or the answers are remembered. */
  onRemember: (event: { remember: boolean }) => void
  /** The user checks the rows. */
  onCheck: () => void
}

/** Events of the step for missing values. */
interface MissingEvents {
  /** A question was answered; `value` if it changed, with the id of its group if it is one's own. */
  onAnswer: (event: { question: string; mode: AnswerMode; value?: string; group?: string }) => void
}

/** Events of an import. */
export interface ImportEvents extends LayoutEvents, MatchEvents, MissingEvents {
  /** A file was chosen. */
  onFile: (event: { file: File }) => void
  /** The user removes the file. */
  onRemove: () => void
  /** Rows of another outcome were selected. Omit if only failed rows can be shown. */
  onShow?: (event: { outcome: RowOutcome }) => void
  /** Rows were left out or taken back. Omit if they cannot be. */
  onTake?: (event: { rows: readonly string[]; taken: boolean }) => void
  /** All rows of an outcome were left out, or all that were left out were taken back. */
  onTakeAll?: (event: { outcome: 'create' | 'update' | 'leftOut' }) => void
  /** The user downloads the rows with problems. */
  onDownload: () => void
  /** The user applies the rows. */
  onApply: () => void
  /** The user stops after the current row. Omit if it cannot be stopped. */
  onStop?: () => void
  /** The user goes back one step. */
  onBack: () => void
  /** The user cancels; nothing was changed. */
  onCancel: () => void
  /** The user imports another file. */
  onImportAnother: () => void
}

type OptionalEvents = LayoutEvents & MatchEvents & MissingEvents

/** The events as props: those of layout, matching and missing values are optional. */
export type ImportEventProps = Omit<ImportEvents, keyof OptionalEvents> & Partial<OptionalEvents>
