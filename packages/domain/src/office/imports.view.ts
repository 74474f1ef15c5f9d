/** What a file is about. */
export type ImportSubject = 'catalog' | 'stock' | 'prices'

/** An import that was done, or is. */
export interface ListedImportView {
  id: string
  name: string
  href: string
  subject: ImportSubject
  rows: number | null
  state: 'waiting' | 'running' | 'checked' | 'done' | 'refused' | 'failed'
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

/** An import and how far it is. */
export interface FollowedImportView {
  id: string
  name: string
  /** What happens to it now. `unread`: the file as a whole is none; `broken`: something went wrong in the shop. */
  phase: 'checking' | 'checked' | 'applying' | 'done' | 'unread' | 'broken'
  rows: number | null
  done: number
  /** What is wrong with the file, or what went wrong; null where nothing is. */
  problem: string | null
  counts: { create: number; update: number; unchanged: number; failed: number }
  failures: readonly FailedRowView[]
  /** Categories that are made, and columns that mean nothing here. */
  categories: readonly string[]
  ignored: readonly string[]
  person: string | null
  finished: string | null
  failedHref: string
}
