import type { Problem } from '../problem-text'

/** How quantities are given: by the lines' places in the cart, as lines of "SKU quantity", or as a CSV file. */
export type BulkUploadWay = 'positions' | 'lines' | 'csv'

/** Quantities as they are given. */
export interface BulkUploadText {
  way: BulkUploadWay
  /** What was typed, or what the file says. */
  text: string
}

/** Why the whole text is refused (Specification (shopping) §5, bulk upload). */
export type BulkUploadFault =
  | { code: 'empty' }
  | { code: 'count_mismatch'; expected: number }
  | { code: 'too_many_rows'; most: number; given: number }

/** What became of one part of the text, or would. */
export interface BulkReportRowView {
  /** From 1: its place in the list, or its line in the text. */
  place: number
  /** The product's name; `null` where it is not known. */
  title: string | null
  sku: string | null
  outcome: 'added' | 'updated' | 'unchanged' | 'skipped'
  /** Pieces before, formatted; `null` where the line was not in the cart. */
  before: string | null
  /** Pieces after, formatted; `null` where there is no line. */
  quantity: string | null
  /** Why it is passed over, as a permanent code; `null` where it is not. */
  reason: string | null
  /** What stood where the quantity should, or the store's own words; `null` where neither says more. */
  detail: string | null
}

/** A report on each part of a text. */
export interface BulkReportView {
  /** At least one row was applied, or would be. */
  success: boolean
  /** In the order of the text. */
  rows: readonly BulkReportRowView[]
  /** Lines with another quantity, and new ones. */
  changed: number
  unchanged: number
  skipped: number
}

/** How far a bulk upload is. */
export type BulkUploadStage =
  | {
      name: 'entry'
      /** The quantities are being checked. */
      busy: boolean
      /** Why the text is refused; `null` where it is not. */
      fault: BulkUploadFault | null
      /** Why it could not be checked; `null` where nothing failed. */
      problem: Problem | null
    }
  | {
      name: 'preview'
      /** What would happen. */
      report: BulkReportView
      /** The quantities are being applied. */
      busy: boolean
      /** Why they could not be applied; `null` where nothing failed. */
      problem: Problem | null
    }
  | {
      name: 'done'
      /** What happened. */
      report: BulkReportView
    }
