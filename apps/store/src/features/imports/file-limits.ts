import { megabyte } from '@skafferi/domain/format/file-size.rules'

/** What a file with a table may have. More is refused with a sentence that names what was found, the limit and what to do. */
export const fileLimits = {
  megabytes: 50,
  /** Unpacked, of a spreadsheet. */
  unpackedMegabytes: 100,
  rows: 1_000_000,
  columns: 500,
  /** Characters of a cell: more is usually a quotation mark that is missing. */
  cell: 100_000,
  /** Characters of a column's name. */
  heading: 500,
  /** Variants of a product, those in the shop included. */
  variants: 1_000,
  /** Categories that one file may bring. */
  newCategories: 1_000,
} as const

export const unpackedBytes = fileLimits.unpackedMegabytes * megabyte

/** A number as people read it: "100,000". */
export const plainCount = (count: number) => count.toLocaleString('en')
