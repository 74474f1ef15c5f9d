import { readFile } from 'node:fs/promises'
import type { Context } from '../../context'
import { invalidData } from '../../http/errors'
import { exportCatalog } from './export-catalog'
import type { ImportReport } from './import-report'
import { createImports, type ImportOptions } from './imports.service'
import { tableOfPrices } from './price-file'
import { readTable, type Table } from './table-file'

/** How an operator has a catalogue file taken. */
export type CatalogFileOptions = Pick<ImportOptions, 'pictures' | 'refuseCategories'>

async function tableIn(path: string): Promise<Table> {
  try {
    return readTable(await readFile(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw invalidData('no_such_file', `There is no file ${path}.`)
    if (code === 'EISDIR' || code === 'EACCES') throw invalidData('file_unreadable', `${path} is not a file that the store can read.`)
    throw error
  }
}

function withoutOthers(table: Table, columns: readonly string[]): Table {
  const other = table.columns.find((column) => column !== '' && !columns.includes(column.toLowerCase()))
  if (!other) return table
  throw invalidData('unknown_column', `The column "${other}" has no place here: there are ${columns.join(' and ')}.`)
}

/** What an operator does with the catalogue as files on the store's machine. */
export function createImportsOperator(context: Pick<Context, 'db' | 'files' | 'now' | 'timeZone'>) {
  const { takeTable } = createImports(context)
  return {
    /** Says what a catalogue file would do, and does nothing. @throws StoreError 400 where it is none */
    checkCatalog: async (path: string, options: CatalogFileOptions): Promise<ImportReport> =>
      takeTable(await tableIn(path), { ...options, isCheck: true }),

    /** Takes a catalogue file; the same file twice changes nothing. @throws StoreError 400 where it is none */
    importCatalog: async (path: string, options: CatalogFileOptions): Promise<ImportReport> =>
      takeTable(await tableIn(path), { ...options, isCheck: false }),

    /** The catalogue as a file whose import changes nothing. */
    exportCatalog: () => exportCatalog(context.db),

    /** Sets stock by SKU. @throws StoreError 400 where the file is none of stock */
    importStock: async (path: string): Promise<ImportReport> =>
      takeTable(withoutOthers(await tableIn(path), ['sku', 'stock', 'problem']), { isCheck: false, onlyKnown: true }),

    /** Sets prices by SKU, currency and quantity. @throws StoreError 400 where the file is none of prices */
    importPrices: async (path: string): Promise<ImportReport> =>
      takeTable(tableOfPrices(await tableIn(path)), { isCheck: false, onlyKnown: true }),
  }
}
