import { CellProblem, readGtin } from '@skafferi/domain/rules/catalogue/cells'
import { importTargets, type ImportTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { isPackingUnit } from './carton-headings'
import { exportedTarget, isByPlace, isVariantHeading, rateHeading, repeatedHeading } from './exported-headings'
import {
  keyOfHeadings,
  targetKeyOf,
  targetOf,
  type ColumnTarget,
  type ImportColumn,
  type ImportKind,
  maxSamples,
  type Matching,
} from './import-columns'
import { maxReportedLength } from './import-row'
import { areGroupNumbers, isGroupName, isGroupNumberHeading } from './group-numbers'
import { outletColumns } from './outlet-columns'
import { findPriceColumn } from './price-headings'
import { hasQuantityRows } from './quantity-rows'
import { bareQuantityOf, targetLike, wordsOfHeading } from './similar-headings'
import { plainHeading } from './source-ids'
import type { Table } from './table-file'
import { isBareVatNote, isVatNote } from './vat-words'

/** Rows that a suggestion considers. */
const sampleRowCount = 50

/** Returns the row with the most filled cells among the first ones. */
function sampleOf(table: Table): Table['rows'][number] {
  const filled = ({ cells }: Table['rows'][number]) => cells.filter((cell) => cell !== '').length
  return table.rows
    .slice(0, sampleRowCount)
    .reduce((best, each) => (filled(each) > filled(best) ? each : best), table.rows[0] ?? { row: 1, cells: [] })
}

/** Returns different values of a column, that of the sample row first. */
function samplesOf({ rows }: Table, sample: Table['rows'][number], index: number): string[] {
  const values = [sample, ...rows.slice(0, sampleRowCount)].map(({ cells }) => cells[index] ?? '')
  const distinct = [...new Set(values.map((text) => text.slice(0, maxReportedLength)))]
  return distinct.filter((text) => text !== '').slice(0, maxSamples)
}

/** Returns a column's target if all its filled cells have a recognizable format. */
function targetByContent(kind: ImportKind, cells: readonly string[]): ImportTarget | undefined {
  if (kind !== 'catalog' || cells.length === 0) return undefined
  try {
    for (const text of cells) readGtin(text)
    return 'gtin'
  } catch (error) {
    if (error instanceof CellProblem) return undefined
    throw error
  }
}

/** Ids of records of another system, of which the file does not have the names. */
const recordIds = /^[\da-f]{32}(?:[|,;][\da-f]{32})*$/i

/** Targets that may have such ids. */
const idTargets: readonly (string | null)[] = ['sku', 'handle', 'parent']

/** Targets that several columns of a file often have; all of them count. */
const repeatedTargets: readonly (string | null)[] = ['published', 'not_for_sale']

/** Returns the target of a column that is one of several with the same target. */
function repeatedTarget(name: string, cells: readonly string[]): ImportTarget | undefined {
  if (rateHeading.test(name) && cells.every((text) => readYesNo(text) !== undefined)) return 'tax_class'
  const heading = repeatedHeading(wordsOfHeading(name))
  const target = heading === undefined ? undefined : targetLike(['category', 'images'], heading)?.target
  return target
}

/** Words of a stock without the pieces that are reserved for orders. */
const availableWords = [
  'available|free|k dispozici|disp|dostepn[aey]|beschikbare?|disponibelt?|tillgangligt?|tilgjengelig',
  'tilgaengeligt?|vapaa|vapaana|verfugbare?r?|freier|salable',
].join('|')
const available = new RegExp(`(?:^| )(?:${availableWords})(?: |$)`)

/** Returns the stock as the target of a column with the pieces that can be sold, which counts before all pieces. */
function availableStock(heading: string, cells: readonly string[]): ImportTarget | undefined {
  if (!available.test(heading) || cells.length === 0 || !cells.every((text) => /\d/.test(text))) return undefined
  return targetLike(['stock'], heading)?.target
}

const including =
  /\b(?:incl|including|includes?|included|inkl|inklusive|inkluderar|inkluderer|enthalt|enthalten|sisaltaa|sis)\b/
const vat = /\b(?:vat|tax|moms|mva|mwst|ust|alv|veron)\b/

/** True for the heading of a column that says whether the prices of a row include VAT. */
const includesVat = (heading: string) => including.test(heading) && vat.test(heading)

/** True for the heading of a column that says whether the price of a row is net or gross: "Hintatyyppi". */
const priceType =
  /^(?:price type|pristyp|pristype|hintatyyppi|preisart|preistyp|type de prix|prijstype|typ ceny|rodzaj ceny)$/

/** True if cells say whether prices include VAT. */
const areVatNotes = (heading: string, cells: readonly string[]) =>
  cells.every(isVatNote) && (priceType.test(heading) || !cells.some(isBareVatNote))

/** Headings of a brand, which comes before a manufacturer. */
const brandHeadings = [
  'brand(?: name)?|varumarke|marke|merkevare|varemerke|varemaerke|maerke|tuotemerkki|brandi|marque|merk',
  'marka|znacka',
].join('|')
const brandHeading = new RegExp(`^(?:${brandHeadings})$`)

/** Headings of a size, which is the net content if all sizes are amounts: "120 g", "0,5 l". */
const sizeHeading = /^(?:size|storlek|storrelse|koko|grosse|taille|formaat|velikost|rozmiar)$/
const contentAmount = /^\d[\d.,]* ?(?:g|kg|ml|cl|l)$/i

/** Headings of a type of products, which is the category if no type is one of goods in general. */
const typeHeading = /^product type$/
const generalTypes = [
  'simple|variable|grouped|bundle|configurable|virtual|downloadable|external|physical|digital|standard',
  'goods?|products?|items?|(?:non ?)?(?:inventory|stock)(?: item| part)?|services?(?: item)?|consumable',
  'storable(?: product)?',
].join('|')
const generalType = new RegExp(`^(?:${generalTypes})$`, 'i')

/** Pieces in a carton, although the heading says only pack: "24 st/krt", "1/24", "24x1". */
const inCarton =
  /\/ ?(?:krt|kart|kartong|karton|kolli|carton|ctn|case|ltk|laatikko)\.?$|^1 ?[/x×] ?\d+$|^\d+ ?[x×] ?1$/i

/** Prices of a column, and a cell that is money by its decimals or its currency. */
const price = /^\D{0,4}\d[\d.,' ]{0,12}[^\d%]{0,12}$/
const money = /\d[.,]\d{1,4}(?!\d)|\p{Currency_Symbol}|\d ?(?:kr|kč|zł|eur)\b/iu

/** Returns the price from a quantity of a column whose heading says only that quantity: "ab 60 St.". */
function bareTierOf(heading: string, cells: readonly string[], hasPrice: boolean): ColumnTarget | undefined {
  const from = bareQuantityOf(heading)
  const areQuantities = !cells.some((text) => money.test(text))
  if (from === undefined || cells.length === 0 || !cells.every((text) => price.test(text.trim()))) return undefined
  if (areQuantities && (!hasPrice || /^(?:staffel|menge)/.test(heading))) return undefined
  return from > 1 ? { target: 'price_from', from } : { target: 'price', from: null }
}

/** The heading of an article, which is its number unless that has a column of its own: "Artikel" beside "Art.-Nr.". */
const articleHeading = /^(?:artikel|article|item|artikkel)$/

/** The headings of a number and of a description, which are the SKU and the name if nothing else is. */
const numberHeading = /^(?:(?:no|nr)\.|nro|number|nummer|numer|numero)$/
const descriptionHeading = /^(?:description|beskrivelse|beskrivning|beschreibung|kuvaus|selite|popis|opis|kirjeldus)$/

/** More characters than the names of most articles have. */
const longNameLength = 60

/** True if the filled cells of a column are texts about articles rather than their names. */
const areTexts = (cells: readonly string[]) =>
  cells.filter((text) => text.length > longNameLength).length > cells.length / 2

/** Suggests a column mapping; most targets are used once, for the best match. */
export function guessColumns(kind: ImportKind, table: Table): Matching {
  const sample = sampleOf(table)
  const columns = table.columns.map((name, index): ImportColumn => {
    return {
      name: name.slice(0, maxReportedLength),
      sample: (sample.cells[index] ?? '').slice(0, maxReportedLength),
      samples: samplesOf(table, sample, index),
      target: null,
      from: null,
      why: 'unknown',
    }
  })
  const cellsOf = (index: number) => table.rows.slice(0, sampleRowCount).flatMap(({ cells }) => cells[index] || [])
  const outlets = outletColumns(table.columns, cellsOf)
  const usedKeys = new Set<string>()
  const placedKeys = new Set<string>()
  /** Suggestions of numbers of groups as categories, for a file without their names. */
  const numbered: (() => void)[] = []
  /** True if a column does not have the target although its heading says so. */
  function isExcluded(target: ImportTarget, index: number, isSum: boolean): boolean {
    const cells = cellsOf(index)
    // Which of several prices counts is asked; the stock of all outlets is summed unless a column has the total.
    if (target === 'price' || target === 'amount') return outlets.price.has(index)
    if (target === 'stock' && outlets.stock.has(index)) return !isSum
    // A kind of package, such as "bag" or "tin", is no number of pieces, nor is a warehouse or a word.
    if (target === 'pack_size' || target === 'stock') return cells.length > 0 && !cells.some((text) => /\d/.test(text))
    return !idTargets.includes(target) && cells.length > 0 && cells.every((text) => recordIds.test(text))
  }
  const suggest = (
    index: number,
    found: ColumnTarget | ImportTarget | undefined,
    why: ImportColumn['why'],
    isRepeated = false,
    isNumbered = false,
  ) => {
    const named = typeof found === 'string' ? { target: found, from: null } : found
    const isCarton =
      named?.target === 'pack_size' && cellsOf(index).some((text) => /\d/.test(text) && inCarton.test(text))
    const columnTarget: ColumnTarget | undefined = isCarton ? { target: 'carton_size', from: null } : named
    const column = columns[index]
    if (!columnTarget?.target || !column || column.target !== null) return
    const { target } = columnTarget
    if (!importTargets[kind].includes(target)) return
    if (isExcluded(target, index, isRepeated)) return
    if (target === 'category' && !isNumbered && areGroupNumbers(cellsOf(index)))
      return void numbered.push(() => suggest(index, found, why, isRepeated, true))
    const key = targetKeyOf(columnTarget, column.name)
    // Of the columns of several places, the first one counts.
    const isOfPlace = column.name.endsWith(']') || isByPlace(words[index] ?? '')
    const isJoined = repeatedTargets.includes(target) && !(isOfPlace && placedKeys.has(key))
    if (usedKeys.has(key) && !isRepeated && !isJoined) return
    usedKeys.add(key)
    if (isOfPlace) placedKeys.add(key)
    Object.assign(column, columnTarget, { why })
  }
  const headings = table.columns.map(plainHeading)
  /** The headings with those of their group if they are not known alone: "pr. stk." below "Pris". */
  const texts = headings.map((heading, index) => {
    const group = table.groupHeadings?.[index] ?? ''
    const isKnown = targetOf(kind, heading) ?? targetLike(importTargets[kind], heading)
    return group === '' || isKnown ? heading : plainHeading(`${group} ${heading}`)
  })
  const words = texts.map(wordsOfHeading)
  const each = (work: (heading: string, index: number) => void) => headings.forEach(work)
  each((_, index) => {
    const heading = words[index] ?? ''
    if (isVariantHeading(heading)) suggest(index, exportedTarget(heading), 'similar')
  })
  each((heading, index) => suggest(index, targetOf(kind, heading), 'heading'))
  each((_, index) => suggest(index, availableStock(words[index] ?? '', cellsOf(index)), 'similar'))
  each((_, index) => {
    const cells = cellsOf(index)
    const isAnswer = includesVat(words[index] ?? '') && cells.every((text) => readYesNo(text) !== undefined)
    if (cells.length > 0 && (isAnswer || areVatNotes(words[index] ?? '', cells)))
      suggest(index, 'price_includes_vat', 'similar')
  })
  const priceWords = words.map((heading, index) => (outlets.price.has(index) ? '' : heading))
  const priceIndex = findPriceColumn(priceWords, cellsOf)
  if (priceIndex !== undefined) suggest(priceIndex, 'price', 'similar')
  each((heading, index) => suggest(index, bareTierOf(heading, cellsOf(index), priceIndex !== undefined), 'similar'))
  each((heading, index) => suggest(index, repeatedTarget(heading, cellsOf(index)), 'similar', true))
  each((_, index) => suggest(index, exportedTarget(words[index] ?? ''), 'similar'))
  each((_, index) => suggest(index, brandHeading.test(words[index] ?? '') ? 'brand' : undefined, 'similar'))
  each((_, index) => {
    if (isGroupName(words[index] ?? '')) suggest(index, targetLike(['category'], texts[index] ?? ''), 'similar')
  })
  // A name for a choice, where the options have columns of their own only for some products.
  each((_, index) => suggest(index, words[index] === 'variation name' ? 'option1_value' : undefined, 'similar', true))
  const known = texts.map((text) => targetLike(importTargets[kind], text))
  const isOtherSku = known.some((found, index) => found?.target === 'sku' && !articleHeading.test(words[index] ?? ''))
  const isNamed = known.some((found) => found?.target === 'product')
  each((_, index) => {
    const isArticle = isOtherSku && articleHeading.test(words[index] ?? '')
    const name = isNamed ? undefined : ('product' as const)
    suggest(index, isArticle ? name : known[index], 'similar')
  })
  if (!usedKeys.has('stock')) for (const index of outlets.summed) suggest(index, 'stock', 'similar', true)
  // A rate says more than its name.
  each((_, index) => suggest(index, words[index] === 'tax name' ? 'tax_class' : undefined, 'similar'))
  // Business Central: the number is the SKU and the description the name if nothing else is.
  each((heading, index) => suggest(index, numberHeading.test(heading) ? 'sku' : undefined, 'similar'))
  const description = columns.find(
    (_, index) => descriptionHeading.test(words[index] ?? '') && !areTexts(cellsOf(index)),
  )
  if (kind === 'catalog' && description && !columns.some(({ target }) => target === 'product')) {
    Object.assign(description, { target: 'product', why: 'similar' })
    usedKeys.delete('description')
    const second = `${wordsOfHeading(description.name)} 2`
    each((_, index) =>
      suggest(
        index,
        words[index] === second ? 'description' : targetLike(['description'], texts[index] ?? ''),
        'similar',
      ),
    )
  }
  each((_, index) => {
    const cells = cellsOf(index)
    const isContent = sizeHeading.test(words[index] ?? '') && cells.length > 0
    if (isContent && cells.every((text) => contentAmount.test(text))) suggest(index, 'net_amount', 'content')
  })
  if (!columns.some(({ target }) => target === 'category')) {
    each((_, index) => {
      const isCategory = typeHeading.test(words[index] ?? '') && !cellsOf(index).some((text) => generalType.test(text))
      if (isCategory) suggest(index, 'category', 'similar')
    })
    for (const suggestNumbers of numbered) suggestNumbers()
    each((_, index) => {
      const isNumber = isGroupNumberHeading(words[index] ?? '') && areGroupNumbers(cellsOf(index))
      if (isNumber) suggest(index, 'category', 'similar', false, true)
    })
  }
  const hasCarton = columns.some(({ target }) => target === 'carton_size')
  const packing = columns.find(({ target }, index) => target === 'pack_size' && isPackingUnit(words[index] ?? ''))
  if (packing && !hasCarton) packing.target = 'carton_size'
  each((_, index) => suggest(index, targetByContent(kind, cellsOf(index)), 'content'))
  // In a catalogue with one row for each article, it is how many are ordered at least.
  const from = columns.find(({ target }) => target === 'from')
  const targets = columns.map(({ target }) => target)
  if (kind === 'catalog' && from && !hasQuantityRows(table, targets))
    Object.assign(from, { target: null, why: 'unknown' })
  return { sampleRow: sample.row, columns, key: keyOfHeadings(table.columns), isChosen: false }
}
