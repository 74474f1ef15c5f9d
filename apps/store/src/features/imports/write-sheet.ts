/**
 * A CSV file of ours as a spreadsheet (XLSX) with the same cells, all of them texts: codes of many digits stay what they are.
 * The libraries are loaded with the first one.
 */
export async function sheetOfCsv(csv: string): Promise<Uint8Array> {
  const [{ writeXlsx }, { parse }] = await Promise.all([import('hucre/xlsx'), import('csv-parse/sync')])
  const rows: string[][] = parse(csv, { bom: true })
  return writeXlsx({ sheets: [{ name: 'Catalogue', rows }] })
}
