import { parse } from 'csv-parse/sync'

/**
 * A CSV file of ours as a spreadsheet (XLSX) with the same cells, all of them texts: codes of many digits stay what they are.
 * The library is loaded with the first one.
 */
export async function sheetOfCsv(csv: string): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows: string[][] = parse(csv, { bom: true })
  return writeXlsx({ sheets: [{ name: 'Catalogue', rows }] })
}
