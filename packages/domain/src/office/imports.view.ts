import type { ImportTarget } from './import-targets.rules'

export type { ImportTarget } from './import-targets.rules'

/** What a file is about. */
export type ImportSubject = 'catalog' | 'stock' | 'prices'

/** An import that was done, or is. */
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

/** A row of a file that was not taken, and why. */
export interface FailedRowView {
  id: string
  row: string
  sku: string
  column: string
  value: string
  problem: string
}

/** A price that would move by more than 20 %. */
export interface PriceJumpView {
  id: string
  sku: string
  /** From which quantity on it holds, where that is more than one piece. */
  from: string | null
  before: string
  after: string
  /** By how much ("+31%"). */
  by: string
}

/** A column of a file, and where it goes. */
export interface ImportColumnView {
  id: string
  /** Its heading, as the file has it. */
  name: string
  /** What the sample row says in it. */
  sample: string
  /** Where it goes; empty where it is left out. */
  target: ImportTarget | ''
  /** From which quantity on its price holds, as it is typed; null where its target asks for none. */
  quantity: string | null
  why: 'heading' | 'similar' | 'content' | 'remembered' | 'chosen' | 'unknown'
}

/** Columns that are to be matched. */
export interface ImportMatchingView {
  columns: readonly ImportColumnView[]
  /** Where a column of this file can go. */
  targets: readonly ImportTarget[]
  /** Which row of the file the samples are from. */
  sampleRow: number
  /** What keeps them from being checked; null where nothing does. */
  fault: { fault: 'missing' | 'twice'; target: ImportTarget } | { fault: 'quantity'; name: string } | null
  /** The next file with these headings goes the same way. */
  remember: boolean
}

/** An import and how far it is. */
export interface FollowedImportView {
  id: string
  name: string
  /** What happens to it now. `unread`: the file as a whole is none; `broken`: something went wrong in the shop, or somebody ended it. */
  phase: 'matching' | 'checking' | 'checked' | 'applying' | 'stopped' | 'done' | 'unread' | 'broken'
  /** It ends after the rows in hand. */
  stopping: boolean
  /** Whether somebody is asked where its columns go, or was. */
  isMatched: boolean
  rows: number | null
  done: number
  /** What is wrong with the file, or what went wrong; null where nothing is. */
  problem: string | null
  counts: { create: number; update: number; unchanged: number; failed: number }
  failures: readonly FailedRowView[]
  /** The first row that was not gone through, where it was stopped. */
  nextRow: string | null
  /** How many prices would move by more than 20 %, and the first of them. */
  leaped: number
  leaps: readonly PriceJumpView[]
  /** Categories that are made, and columns that mean nothing here. */
  categories: readonly string[]
  ignored: readonly string[]
  person: string | null
  finished: string | null
  failedHref: string
}

/** A picture that was not taken. */
export interface RefusedPicture {
  name: string
  /** The store's reason, the end of a sentence that begins with the name; null where it is too large to be sent. */
  problem: string | null
}

/** Pictures that are sent in ahead of the file that names them. */
export interface PicturesView {
  /** How many are sent, or were. */
  count: number
  /** How many were answered for so far. */
  sent: number
  /** They are on their way. */
  busy: boolean
  /** How many were taken so far. */
  taken: number
  refused: readonly RefusedPicture[]
  /** Files among those chosen that are no pictures. */
  leftOut: number
}
