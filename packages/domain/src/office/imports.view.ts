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
