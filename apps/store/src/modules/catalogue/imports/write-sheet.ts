/**
 * Converts a CSV file to XLSX with the same cells as text, so that long codes are not changed. The libraries are loaded
 * on first use.
 */
export async function sheetOfCsv(csv: string): Promise<Uint8Array> {
  const [{ writeXlsx }, { parse }] = await Promise.all([import('hucre/xlsx'), import('csv-parse/sync')])
  const rows: string[][] = parse(csv, { bom: true })
  return writeXlsx({ sheets: [{ name: 'Catalogue', rows }] })
}
