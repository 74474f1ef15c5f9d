import type { ReactNode } from 'react'
import type { DiffField } from '../diff'
import type { DroppedFile } from '../file-drop'
import type { SelectOption } from '../select-field'
import type { ColumnAlign } from '../table'

/** The steps, in their order. */
export const IMPORT_STEPS = ['upload', 'match', 'check', 'apply', 'report'] as const

export type ImportStep = (typeof IMPORT_STEPS)[number]

/** What rows of a file do. */
export type ImportPart = 'create' | 'update' | 'unchanged' | 'failed'

/** How many rows do what. */
export type ImportCounts = Readonly<Record<ImportPart, number>>

/** A file is to be given. */
export interface UploadStage {
  step: 'upload'
  /** The kinds of file, as the browser's window has it (".csv,.xlsx"). */
  accept: string
  /** What may be given, in words ("Up to 50 MB. Decimal commas are understood."). */
  hint: string
  /** The file on its way; none at first. */
  files: readonly DroppedFile[]
  /** Why it was not read, in words. */
  error?: string
  /** What else is to be known now, in words: another import is running. */
  notice?: string
  /** What is to be said about the file before it is given, above it. */
  about?: ReactNode
  /** What goes with the file, below it: the pictures that it names. */
  below?: ReactNode
}

/** A column of the file, and where it goes. */
export interface MatchColumn {
  id: string
  /** Its head, as the file has it. */
  name: string
  /** What the sample row says in it. */
  sample: string
  /** The value of its target; empty where it is left out. */
  target: string
  /** From which quantity a price holds, as it is typed. Left out where its target asks for none. */
  quantity?: string
  /** Why it goes there, in words, and whether somebody should look. */
  why: { text: string; kind: 'sure' | 'look' | 'unknown' }
}

/** Columns are to be matched. */
export interface MatchStage {
  step: 'match'
  /** What was read, in words ("hosten-2026.xlsx · 312 rows · 10 columns. Nothing has been changed."). */
  summary: ReactNode
  columns: readonly MatchColumn[]
  /** Where a column can go. To be left out is always offered. */
  targets: readonly SelectOption[]
  /** Which row of the file the samples are from. */
  sampleRow: number
  /** How many rows are to be checked. */
  rows: number
  /** What is missing before they can be, in words; `null` where nothing is. */
  missing: string | null
  /** The next file with these heads goes the same way. */
  remember: boolean
  /** The rows are being checked. */
  checking: boolean
}

/** A row of the file, as it was read. */
export interface CheckRow {
  id: string
  /** Its number in the file, as shown. */
  number: string
  /** What it says, by column. */
  cells: Readonly<Record<string, string>>
  /** Which cell is wrong, and why, in words; `null` where none is. */
  fault: { column: string; text: string } | null
}

/** What would happen is to be looked at. */
export interface CheckStage {
  step: 'check'
  counts: ImportCounts
  /** The rows that are shown. */
  part: ImportPart
  /** The columns of the file that are shown. */
  columns: readonly { id: string; label: string; align?: ColumnAlign }[]
  rows: readonly CheckRow[]
  /** Below the rows, where there are more. */
  pages?: ReactNode
  /** Some of what the updates do; the rest is counted in the note. */
  changes: readonly DiffField[]
  /** What these changes have in common ("12 prices move by more than 20%"); "What the updates do" by default. */
  changesTitle?: string
  /** What is said about the updates as a whole ("12 prices move by more than 20%"). */
  changesNote?: ReactNode
  /** What applying would mean to others, in words ("22 of the products are in open carts."). */
  note?: string
}

/** A row that was just applied. */
export interface AppliedRow {
  id: string
  /** What it is about ("Rönn Plum pouches"). */
  name: string
  /** What was done ("Stock 26 → 240"). */
  what: string
}

/** Rows are being applied. */
export interface ApplyStage {
  step: 'apply'
  /** How many are done. */
  done: number
  /** Of how many. */
  count: number
  /** How long it still takes, in words ("About 6 s left"); left out where that is not known. */
  left?: string
  /** It stops after the row in hand. */
  stopping: boolean
  /** What stopping means, in words, beside its button. */
  note?: string
  /** The latest rows, newest first. */
  recent: readonly AppliedRow[]
}

/** It is over. */
export interface ReportStage {
  step: 'report'
  /** Whether all rows were gone through, or somebody stopped it. */
  outcome: 'done' | 'stopped'
  counts: ImportCounts
  /** Who did it, when and how fast, in words. */
  summary: ReactNode
  /** What else there is to do: drafts to publish, pictures to add. */
  children?: ReactNode
  /** Buttons at the foot, the filled one last. */
  actions?: ReactNode
}

/** Where an import stands, with all that this step shows. */
export type ImportStage = UploadStage | MatchStage | CheckStage | ApplyStage | ReportStage

/** What somebody does while columns are matched; left out where they match by themselves. */
interface MatchEvents {
  /** A column goes elsewhere; `quantity` where its target asks for one. */
  onMatch: (event: { column: string; target: string; quantity?: string }) => void
  /** The matching is to be remembered, or not. */
  onRemember: (event: { remember: boolean }) => void
  /** The rows are to be checked. */
  onCheck: () => void
}

/** What somebody does in an import. */
export interface ImportEvents extends MatchEvents {
  /** A file was given. */
  onFile: (event: { file: File }) => void
  /** The file is to be taken away. */
  onRemove: () => void
  /** Other rows are to be shown. Left out where only those that fail can be. */
  onShow?: (event: { part: ImportPart }) => void
  /** The failed rows are wanted as a file. */
  onDownload: () => void
  /** The rows are to be applied. */
  onApply: () => void
  /** It is to stop after the row in hand. Left out where it cannot be stopped. */
  onStop?: () => void
  /** One step back. */
  onBack: () => void
  /** It is to be given up. Nothing was changed. */
  onCancel: () => void
  /** The next file. */
  onAgain: () => void
}

/** The same, as it is given: who does not match columns has nothing to say to it. */
export type GivenImportEvents = Omit<ImportEvents, keyof MatchEvents> & Partial<MatchEvents>
