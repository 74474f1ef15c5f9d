import { brand } from '@skafferi/brand'
import type { ProductCells } from './import-row'
import { readMedusa } from './medusa-file'
import { readShopify } from './shopify-file'
import type { Table } from './table-file'

const readers = [readShopify, readMedusa]

/** What a new product is given where the other shop's file has nothing of the kind; own files have to say it. */
export const foreignFallback: ProductCells = { category: 'Other', brand: brand.name }

/** A product file of another shop system as one of our own; any other table as it is. */
export function recogniseTable(table: Table): Table {
  for (const read of readers) {
    const own = read(table)
    if (own) return own
  }
  return table
}
