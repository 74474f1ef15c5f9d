import { megabyte } from '@skafferi/domain/rules/text/file-size'

/** Limits of table files. Refusals name the value found, the limit and what to do. */
export const fileLimits = {
  megabytes: 50,
  /** Uncompressed size of a spreadsheet. */
  unpackedMegabytes: 100,
  rows: 1_000_000,
  columns: 500,
  /** Characters in a cell; more usually means a missing quotation mark. */
  cell: 100_000,
  /** Characters in a heading. */
  heading: 500,
  /** Variants of a product, including those in the shop. */
  variants: 1_000,
  /** New categories in one file. */
  newCategories: 1_000,
} as const

export const unpackedBytes = fileLimits.unpackedMegabytes * megabyte
