import type { Encoding } from '../../rules/text/decode-text'
import type { FieldFault } from '@skafferi/api'
import type { BulkChangeView } from './bulk-changes.view'
import type { PictureSummaryView } from './pictures-to-fetch.view'
import type { GroupKind, MissingField } from '../../rules/catalogue/missing-values'
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
  state: 'waiting' | 'matching' | 'asking' | 'running' | 'checked' | 'stopped' | 'done' | 'refused' | 'failed' | 'ended'
  isCheck: boolean
  when: string
}

/** A column with a problem. */
export interface ReportedColumn {
  /** Its field; null if it is none. */
  target: ImportTarget | null
  /** The minimum quantity of its price; null for other columns. */
  from: string | null
  /** Its name in the shop's own files. */
  name: string
}

/** A row of a file that was not imported, or that was imported without a cell, and why. */
export interface FailedRowView {
  id: string
  row: string
  sku: string
  /** The name of its product; empty if it is not known. */
  product: string
  column: ReportedColumn
  value: string
  /** Its text continues the name of the column. */
  problem: FieldFault
  /** Where the user gives the value that could not be read; omitted if only the file can be corrected. */
  place?: 'question' | 'product'
  /** More rows of the same column for the same reason, if they are many; empty otherwise. */
  similar: readonly Omit<FailedRowView, 'similar'>[]
}

/** A row that is created, updated, unchanged or left out. */
export interface ImportedRowView {
  id: string
  row: string
  sku: string
  /** The product's name; empty if it is not known. */
  product: string
  outcome: 'create' | 'update' | 'unchanged' | 'leftOut'
  /** True if it is left out, by the check or by the user since. */
  isLeftOut: boolean
  /** Why the check has left it out by itself; null otherwise. */
  reason: FieldFault | null
  /** The prices that change. */
  prices: readonly PriceDifferenceView[]
  /** What becomes of a new article: on sale, or a draft with the reason; null for others, and if it is not known. */
  sale: { isDraft: boolean; reason: FieldFault | null; column: ReportedColumn | null } | null
  /** The other fields that change, as in the cells of a file; empty if there is no value. Of a new article a few. */
  changes: readonly { column: ReportedColumn; before: string; after: string }[]
}

/** A price before and after an import; null if there is none. */
export interface PriceDifferenceView {
  id: string
  /** The minimum quantity of the price; null from one piece. */
  from: string | null
  before: string | null
  after: string | null
  /** The relative change if it is unusually large, "+31%"; null otherwise. */
  jump: string | null
}

/** A common reason why rows fail. */
export interface FailureReasonView {
  id: string
  column: ReportedColumn
  problem: FieldFault
  rows: number
  /** What the user can do about it in the office; null if only the file can be corrected. */
  remedy: { kind: 'match' } | { kind: 'fill' } | { kind: 'leave-out'; column: string } | null
}

/** A price from which VAT is taken off. */
export interface ConvertedPriceView {
  sku: string
  gross: string
  net: string
  /** The VAT rate, "25.5%". */
  rate: string
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
  /** Different values of it, the first one of the sample row. */
  samples: readonly string[]
  /** True if its target is money or tax, which the user confirms. */
  isMoney: boolean
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
  /** The currency of its prices, "EUR". */
  currency: string
  /** Why the matching is invalid; null if it is valid. */
  fault: { fault: 'missing' | 'twice'; target: ImportTarget } | { fault: 'quantity'; name: string } | null
  /** True if no column is the price, so that new articles become drafts. */
  lacksPrice: boolean
  /** True if no column is the SKU, so that articles without one get made ones. */
  lacksSku: boolean
  /** True if no column is the product's name, so that new articles fail. */
  lacksProduct: boolean
  /** True if the user accepts that there are no prices. */
  isWithoutPrices: boolean
  /** True if it is that of an earlier file. */
  isRemembered: boolean
  /** True if the next file with these headings uses the same matching, once this one is applied. */
  remember: boolean
  /** True if the user confirmed the columns of money and tax, or there are none. */
  isConfirmed: boolean
}

/** The sheet and the headings of a file, with the user's choice. */
export interface ImportLayoutView {
  /** The names of the sheets; empty if there are not several. */
  sheets: readonly string[]
  /** The chosen sheet; null if there are not several. */
  sheet: string | null
  /** The character sets of text files; empty for a spreadsheet. */
  encodings: readonly Encoding[]
  /** The chosen character set; null for a spreadsheet. */
  encoding: Encoding | null
  /** The first rows of the sheet; empty if it is not read yet. */
  rows: readonly { id: string; number: string; cells: readonly string[] }[]
  /** The chosen row of the headings; null if they are found when the file is read. */
  row: string | null
  /** What is read now. */
  read: { sheet: string | null; row: string | null }
  /** True if something else is chosen. */
  isChanged: boolean
}

/** Rows that may have a value of their own, such as those of a category, or with a cell that could not be used. */
export interface MissingGroupView {
  id: string
  name: string
  rows: number
  value: string
  /** Why the cell could not be used; null for other groups. */
  problem: FieldFault | null
  /** True if the value is suggested by the name, and not stored: the user has to check it. */
  isSuggested?: boolean
  /** True for a word that only the categories of the rows say, and none of their names. */
  isInCategory?: boolean
  /** The first products with the cell, in any or one category; undefined for other groups. */
  products?: readonly string[]
}

/** A question about what a file lacks. */
export interface MissingQuestionView {
  field: MissingField
  rows: number
  /** True if it may be left empty. */
  isOptional: boolean
  /** How it is answered; null until the user has chosen. */
  mode: 'all' | GroupKind | 'empty' | null
  /** The value for all, or for the rows in none of the groups of this mode. */
  value: string
  /** The rows by the ways in which they may have values of their own. */
  groups: Readonly<Partial<Record<GroupKind, readonly MissingGroupView[]>>>
  /** The values that it can have; `null` if it is typed, or has choices of its own. */
  choices: readonly string[] | null
  /** Some cells that it is about. */
  samples: readonly string[]
  /** The heading or cell of the file that answers it; null if none does. */
  understood: string | null
  /** The rows in none of the groups of this mode: their number, and the names of the first products. */
  others: { rows: number; products: readonly string[] }
  /** True if the value is missing or invalid. */
  isIncomplete: boolean
}

/** The step that asks for what a file lacks. */
export interface MissingValuesView {
  /** The shop's ("EUR"). */
  currency: string
  questions: readonly MissingQuestionView[]
  /** True if all questions are answered. */
  isComplete: boolean
  /** True if the values are those of an earlier file. */
  isRemembered: boolean
  /** True if the next file with these headings uses the same values, once this one is applied. */
  remember: boolean
}

/** A category of a file that the shop does not have. */
export interface UnknownCategoryView {
  /** As in the file, which may be a path. */
  name: string
  /** The name of the shop's category that is used for it; null to create it. */
  category: string | null
}

/** An import and its progress. */
export interface ImportJobView {
  id: string
  name: string
  /** `unread`: the file cannot be read; `broken`: the import failed or was ended. */
  phase: 'matching' | 'asking' | 'checking' | 'checked' | 'applying' | 'stopped' | 'done' | 'unread' | 'broken'
  /** True if it stops after the current rows. */
  stopping: boolean
  /** True if it has a matching step. */
  isMatched: boolean
  /** True if it has a step for missing values. */
  isAsked: boolean
  /** True if its matching or values are those of an earlier file. */
  isRemembered: boolean
  /** Whether prices include VAT by a text of the file; null without one, or if an operator has answered. */
  /** The columns that packs, cartons and a summed stock are read from; a guess by their headings is one to check. */
  sources: readonly { target: 'pack_size' | 'carton_size' | 'stock'; names: readonly string[]; isGuessed: boolean }[]
  understoodVat: { value: 'no' | 'yes'; text: string } | null
  rows: number | null
  done: number
  /** Why the file cannot be read or the import failed; null otherwise. */
  problem: FieldFault | null
  counts: { create: number; update: number; unchanged: number; warning: number; failed: number; leftOut: number }
  /** Rows of each outcome beyond those of `imported`. */
  unlisted: { create: number; update: number; unchanged: number; leftOut: number }
  /** Products that go on sale when it is applied. */
  published: number
  /** Archived products of the file that stay hidden, and that are put back. */
  archived: { left: number; restored: number }
  failures: readonly FailedRowView[]
  /** Cells that are left out of imported rows. */
  warnings: readonly FailedRowView[]
  /** Some of the other rows. */
  imported: readonly ImportedRowView[]
  /** The commonest reasons of failures. */
  reasons: readonly FailureReasonView[]
  convertedPrice: ConvertedPriceView | null
  /** The first row that was not imported, if the import was stopped. */
  nextRow: string | null
  /** The number of prices that would change by more than 20 %, and the first of them. */
  priceJumpCount: number
  priceJumps: readonly PriceJumpView[]
  /** The categories that are created, and the ignored columns. */
  categories: readonly string[]
  /** The categories of the file that the shop does not have, with those of the shop that are used for them. */
  unknownCategories: readonly UnknownCategoryView[]
  ignored: readonly string[]
  /** The pictures that the shop lacks, during the check; null if it has all of them. */
  pictures: PictureSummaryView | null
  /** What it has changed, to be undone; null if it has changed no product. */
  changes: BulkChangeView | null
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
