import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'
import { fault } from '../../../platform/http/errors'
import { groupNumber } from './group-headings'
import { maxReportedLength, type CellFault, type ImportRow } from './import-row'
import { isUncounted } from './mapped-cells'
import { isNoGoodsCategory, isNoGoodsName } from './no-goods-words'
import type { Table } from './table-file'
import { skuKeys } from '../products'

/** Rows that the operator leaves out of an import, or takes although they look like no goods. */
export interface RowChoice {
  leftOut?: readonly number[]
  /** Those of them that change existing articles, and are left out of this file only. */
  leftOutOnce?: readonly number[]
  takenBack?: readonly number[]
}

/**
 * Identities of rows that an operator has left out of an import or taken back, for later files with the same headings.
 */
export interface ChosenRows {
  leftOut: string[]
  takenBack: string[]
}

/** Returns what identifies a row in later files: its SKU, given or made, or else its name; undefined if it has none. */
export function rowIdentity({ sku, product: { title } }: ImportRow): string | undefined {
  if (sku !== '') return `sku ${skuKeys(sku)[1]}`
  return title ? `name ${foldText(title)}` : undefined
}

/** Returns why a row is left out that was left out of an earlier file. */
export const leftOutBefore = ({ sku }: ImportRow): CellFault => ({
  column: 'sku',
  value: sku,
  problem: fault('left_out_before'),
})

/** True if a row is left out because an earlier one was, unless the shop has its article. */
export const isLeftOutBefore = ({ problem }: CellFault) => problem.code === 'left_out_before'

/** Headings of the articles that a bundle contains, in exports of Loyverse, Lightspeed and others. */
const partHeadings = new Set(
  (
    'sku of included item|composite sku|component sku|bundle item sku|' +
    'included item|component|components|bundled item'
  ).split('|'),
)

/** Finds rows that only list a further article of a bundle, whose first row is the bundle itself. */
function createPartFinder({ columns }: Table) {
  const indexes = columns.flatMap((heading, index) => (partHeadings.has(splitText(heading).join(' ')) ? [index] : []))
  const seen = new Set<string>()
  /** Returns the cell of a row that names a further article of a bundle. */
  return (cells: readonly string[], { sku, product }: ImportRow): CellFault | undefined => {
    const index = indexes.find((each) => (cells[each] ?? '') !== '')
    const isFurther = sku === '' ? !product.title : seen.has(sku)
    if (indexes.length > 0) seen.add(sku)
    if (index === undefined || !isFurther) return undefined
    const value = (cells[index] ?? '').slice(0, maxReportedLength)
    return { column: columns[index] ?? '', value, problem: fault('bundle_part') }
  }
}

const totals = [
  'total|totals|grand total|sum total|total sum|subtotal|sub total|sum|summa|totalt|totalsumma|delsumma|slutsumma',
  'sum totalt|totalsum|delsum|i alt|ialt|samlet|yhteensa|kaikki yhteensa|loppusumma|valisumma|summa yhteensa',
  'summe|gesamt|gesamtsumme|endsumme|zwischensumme|insgesamt|total general|sous total|montant total',
  'totaal|eindtotaal|subtotaal|celkem|celkovy soucet|soucet|mezisoucet',
  'antall (?:poster|varer|linjer)|antal (?:poster|varor|artiklar|rader|varer|linjer)',
  '(?:number|no) of (?:rows|items|records)',
  'antall (?:artikler|produkter|rader)|antal (?:produkter|artikler)|liczba (?:pozycji|towarow)|ilosc pozycji',
  'razem|suma|ogolem|lacznie|podsumowanie|kokku|vahesumma|kopa|kopsumma|is viso|viso',
  'rivien maara|tuotteita yhteensa|anzahl (?:artikel|zeilen|positionen|datensatze)|aantal (?:artikelen|regels)',
  'pocet (?:polozek|zaznamu)|nombre d articles|end of (?:report|file|list)|slutt pa rapport|slut pa rapport',
  'ende der liste|einde (?:lijst|overzicht)|raportin loppu|konec sestavy',
].join('|')
const totalName = new RegExp(`^(?:${totals})(?![\\p{Letter}\\p{Number}])`, 'u')
const totalCell = new RegExp(`^(?:${totals})\\s*:?$`)

const kindHeadings = new Set(
  [
    'type|item type|product type|article type|typ|artikeltyp|produkttyp|artikelart|produkttype|varetype|artikkeltype',
    'tyyppi|tuotetyyppi|nimiketyyppi|nimikelaji|tuotelaji|type article|type d article|type de produit',
    'soort|artikelsoort|type artikel|producttype|typ zasoby|druh|druh zbozi|typ produktu|typ polozky',
    'rodzaj|rodzaj towaru|typ towaru|tuup|tootetuup|liik|tips|veids|tipas|rusis',
  ]
    .join('|')
    .split('|'),
)
const serviceWords = new Set(
  [
    'service|services|event|digital|donation|gift card|gift cards|giftcard|voucher|presentkort|gavekort|lahjakortti',
    'gutschein|tjanst|tjanster|palvelu|palvelut|dienstleistung|dienstleistungen|tjeneste|tjenester|ydelse|ydelser',
    'usluga|uslugi|sluzba|sluzby|textova|dienst|diensten|prestation|prestations|prestation de service',
    'teenus|teenused|pakalpojums|pakalpojumi|paslauga|paslaugos|serviceartikel|tjansteartikel|palvelutuote',
  ]
    .join('|')
    .split('|'),
)

/**
 * Returns the cell that makes a row a total: its first one, if the row has no name, SKU or price beside it. A price is
 * a sum too below nothing but the word.
 */
function totalOf(cells: readonly string[], { sku, prices, fields, product }: ImportRow): string | undefined {
  const first = cells.find((cell) => cell !== '') ?? ''
  if (fields.gtin) return undefined
  const isPriced = prices.some(({ amount }) => amount !== null)
  const text = foldText(first)
    .replace(/^[^\p{Letter}\p{Number}]+/u, '')
    .trim()
  if (sku === '') return (isPriced ? totalCell : totalName).test(text) ? first : undefined
  if (isPriced && product.title) return undefined
  // A row of sums has its text in the column of SKUs, such as "Total 36 articles", and no name.
  const isTotal = totalCell.test(text) || (!product.title && /\s/.test(sku) && totalName.test(text))
  return sku === first.trim() && isTotal ? first : undefined
}

/** Maximum number of filled cells of a group's heading: its name, with a number. */
const maxHeadingCells = 2

/** Returns the cell that makes a row the heading of a group: a name without SKU, price and anything else. */
function headingOf(cells: readonly string[], row: ImportRow): CellFault | undefined {
  const { sku, prices, fields, product, options, family } = row
  const filled = cells.filter((cell) => cell !== '')
  const isName = sku === '' && filled.length <= maxHeadingCells
  // A heading may have its text in the column of SKUs, and no name.
  const isAlone = filled.length === 1 && sku === filled[0] && !/\p{Number}/u.test(sku.replace(groupNumber, ''))
  if (!isName && !isAlone) return undefined
  if (prices.length > 0 || fields.gtin || options || product.handle || family !== undefined) return undefined
  const value = filled.find((cell) => /\p{Letter}/u.test(cell))
  if (value === undefined) return undefined
  return { column: product.title ? 'product' : 'sku', value, problem: fault('group_heading') }
}

/** Returns the cell of a further option of the product above, whose name and price its row has inherited. */
const listOf = ({ sku, fields, warnings }: ImportRow): CellFault | undefined =>
  sku === '' && !fields.gtin ? warnings.find(({ problem }) => problem.code === 'several_option_values') : undefined

/** Returns the cell whose words say that a row is no goods. */
function wordOf({ sku, product: { title, category } }: ImportRow): CellFault | undefined {
  // A list made by hand may have such a name in the column of SKUs.
  if (!title && isNoGoodsName(sku)) return { column: 'sku', value: sku, problem: fault('not_goods') }
  if (title && isNoGoodsName(title)) return { column: 'product', value: title, problem: fault('not_goods') }
  if (category && isNoGoodsCategory(category))
    return { column: 'category', value: category, problem: fault('not_goods') }
  return undefined
}

/** Reads what a catalogue file says about its rows besides the columns that are imported, and which are left out. */
export function createRowFilter(source: Table, { takenBack = [] }: RowChoice) {
  const taken = new Set(takenBack)
  const partOf = createPartFinder(source)
  const kindIndexes = source.columns.flatMap((heading, index) =>
    kindHeadings.has(splitText(heading).join(' ')) ? [index] : [],
  )

  /** Returns the cell of a column of kinds that says that a row is a service. */
  function serviceOf(cells: readonly string[]): CellFault | undefined {
    const index = kindIndexes.find((each) => serviceWords.has(foldText((cells[each] ?? '').trim())))
    if (index === undefined) return undefined
    return { column: source.columns[index] ?? '', value: cells[index] ?? '', problem: fault('not_goods') }
  }

  return {
    /** Returns the row as always available if its kind says that its stock is not counted, and nothing else does. */
    withKind(cells: readonly string[], row: ImportRow): ImportRow {
      const isKnown = row.fields.availability !== undefined
      if (isKnown || !kindIndexes.some((index) => isUncounted(cells[index] ?? ''))) return row
      return { ...row, fields: { ...row.fields, availability: 'always' } }
    },

    /** True if the operator takes the row although it was left out. */
    isTakenBack: ({ row }: ImportRow) => taken.has(row),

    /** Returns the cell that says that a row only lists a further article of a bundle. */
    partOf,

    /** Returns the cell because of which a row looks like no goods, unless the operator takes it. */
    doubtOf(cells: readonly string[], row: ImportRow): CellFault | undefined {
      if (taken.has(row.row)) return undefined
      const total = totalOf(cells, row)
      const found =
        total === undefined
          ? (serviceOf(cells) ?? listOf(row) ?? headingOf(cells, row) ?? wordOf(row))
          : { column: 'sku', value: total, problem: fault('total_row') }
      return found && { ...found, value: found.value.slice(0, maxReportedLength) }
    },
  }
}
