import type { FieldFault } from '@skafferi/api'
import type { PictureSummaryView } from './pictures-to-fetch.view'
import type { ImportTarget } from '../../rules/catalogue/import-targets'

export type { ImportTarget } from '../../rules/catalogue/import-targets'

/** The kind of data in a file. */
export type ImportSubject = 'catalog' | 'stock' | 'prices'

/** An import in the list. */
export interface ListedImportView {
  id: string
  name: string
  href: string
  subject: ImportSubject
  rows: number | null
  state: 'waiting' | 'matching' | 'running' | 'checked' | 'stopped' | 'done' | 'refused' | 'failed' | 'ended'
  isCheck: boolean
  when: string
}

/** A row of a file that was not imported, and why. */
export interface FailedRowView {
  id: string
  row: string
  sku: string
  column: string
  value: string
  /** Its text continues the name of the column. */
  problem: FieldFault
}

/** A price that would change by more than 20 %. */
export interface PriceJumpView {
  id: string
  sku: string
  /** The minimum quantity of the price; null from one piece. */
  from: string | null
  before: string
  after: string
  /** The relative change, "+31%". */
  by: string
}

/** A column of a file and its target. */
export interface ImportColumnView {
  id: string
  /** Its heading in the file. */
  name: string
  /** Its value in the sample row. */
  sample: string
  /** Its target; empty if it is ignored. */
  target: ImportTarget | ''
  /** The minimum quantity of its price, as typed; null if its target has none. */
  quantity: string | null
  why: 'heading' | 'similar' | 'content' | 'remembered' | 'chosen' | 'unknown'
}

/** The matching step of an import. */
export interface ImportMatchingView {
  columns: readonly ImportColumnView[]
  /** The possible targets of its columns. */
  targets: readonly ImportTarget[]
  /** The number of the row that the samples are from. */
  sampleRow: number
  /** Why the matching is invalid; null if it is valid. */
  fault: { fault: 'missing' | 'twice'; target: ImportTarget } | { fault: 'quantity'; name: string } | null
  /** True if the next file with these headings uses the same matching. */
  remember: boolean
}

/** An import and its progress. */
export interface ImportJobView {
  id: string
  name: string
  /** `unread`: the file cannot be read; `broken`: the import failed or was ended. */
  phase: 'matching' | 'checking' | 'checked' | 'applying' | 'stopped' | 'done' | 'unread' | 'broken'
  /** True if it stops after the current rows. */
  stopping: boolean
  /** True if it has a matching step. */
  isMatched: boolean
  rows: number | null
  done: number
  /** Why the file cannot be read or the import failed; null otherwise. */
  problem: FieldFault | null
  counts: { create: number; update: number; unchanged: number; failed: number }
  failures: readonly FailedRowView[]
  /** The first row that was not imported, if the import was stopped. */
  nextRow: string | null
  /** The number of prices that would change by more than 20 %, and the first of them. */
  priceJumpCount: number
  priceJumps: readonly PriceJumpView[]
  /** The categories that are created, and the ignored columns. */
  categories: readonly string[]
  ignored: readonly string[]
  /** The pictures that the shop lacks, during the check; null if it has all of them. */
  pictures: PictureSummaryView | null
  person: string | null
  finished: string | null
  failedHref: string
}

/** A picture that was rejected. */
export interface RefusedPicture {
  name: string
  /** Its text continues the name; null if the file was too large to send. */
  problem: FieldFault | null
}

/** Pictures that are uploaded before the file that names them. */
export interface PicturesView {
  /** The number of pictures to upload. */
  count: number
  /** The number of uploaded pictures, accepted or not. */
  sent: number
  /** True during the upload. */
  busy: boolean
  /** The number of accepted pictures. */
  accepted: number
  refused: readonly RefusedPicture[]
  /** The number of chosen files that are not pictures. */
  ignoredCount: number
}
