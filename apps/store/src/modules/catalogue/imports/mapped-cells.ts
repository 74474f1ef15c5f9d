import { readList } from '@skafferi/domain/rules/catalogue/cells'
import { categoryPath, deepestPath, printCategoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import type { ImportTarget } from '@skafferi/domain/rules/catalogue/import-targets'
import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'
import { readDateText } from '@skafferi/domain/rules/text/date-text'
import { readNumber } from '@skafferi/domain/rules/text/number-text'
import { readYesNo } from '@skafferi/domain/rules/text/yes-no'
import { handleOf } from '../products'
import { clearMark } from './csv'
import { splitAddresses, tagList } from './external-rows'
import { textOfHtml } from './html-text'
import { splitPriceUnit } from './price-units'
import { targetLike } from './similar-headings'
import { plainHeading } from './source-ids'
import { isStockWord } from './stock-words'
import type { Table } from './table-file'

/** Converts the filled cell of a column to the shop's own format. */
type ConvertCell = (text: string) => string

/** Converts the cells of a handle: other texts than handles are transliterated, and different ones stay different. */
function createHandleReader(): ConvertCell {
  const texts = new Map<string, string>()
  return (text) => {
    const handle = handleOf(text)
    let free = handle
    for (let number = 2; (texts.get(free) ?? text) !== text; number += 1) free = `${handle}-${number}`
    texts.set(free, text)
    return free
  }
}

/** Headings of columns that say whether stock is counted. */
const counted = /\btrack|stockable|bestandsfuhrung|lagerva|lagerartikel|varastoitava|manage (?:inventory|stock)/

/** Words for articles whose stock is not counted, after folding. */
const uncountedWords = [
  'untracked|not tracked|non ?inventory(?: item| part)?|non ?stock(?: item)?|not stocked|service stock',
  'consumable|consu|ej lager(?:ford|vara)|ikke lager(?:fort|fort vare|vare)?|lagerfors ej|lagerfores ikke',
  'skaffevare|bestallningsvara|ei varastoida|ei varastoitava|varastoimaton',
  'nicht ?lager(?:artikel|ware|gefuhrt)|nicht bestandsgefuhrt|ohne bestandsfuhrung',
].join('|')
const uncounted = new RegExp(`^(?:${uncountedWords})$`)

/** True if a cell says that the stock of its article is not counted: "Non-Inventory", "untracked". */
export const isUncounted = (text: string) => uncounted.test(splitText(foldText(text)).join(' '))

const plainAvailability: ConvertCell = (text) => (isUncounted(text) ? 'always' : isStockWord(text) ? 'tracked' : text)

function availabilityReader(heading: string): ConvertCell {
  if (!counted.test(foldText(heading).replace(/[^a-z]+/g, ' '))) return plainAvailability
  return (text) => {
    const isCounted = isUncounted(text) ? false : readYesNo(text)
    return isCounted === undefined ? plainAvailability(text) : isCounted ? 'tracked' : 'always'
  }
}

/** A rate in the heading of a column that says whether it applies: "Tax - VAT (25%)". */
function taxReader(heading: string): ConvertCell {
  const [rate] = /\d[\d.,]{0,5} ?%/.exec(heading) ?? []
  return (text) => {
    const applies = rate === undefined ? undefined : readYesNo(text)
    return applies === undefined ? text : applies ? (rate ?? '') : ''
  }
}

/** Headings of columns with several categories. */
const listHeading = /(?:categories|kategorier|kategorien|kategoriat|^website product category)$/

/** Returns a name without the id that Square adds to it: "Sweets (T2B3ROTJ3HFGVBO22QLOOJDE)". */
const withoutId: ConvertCell = (text) => text.trim().replace(/ \([A-Z\d]{24}\)$/, '')

/** A colon before the decimals, as shops in the north write prices: "24:50". */
const colonDecimals = /(?<=\d):(?=\d{2}(?!\d))/

const plainPrice: ConvertCell = (text) => {
  const { amount, unit } = splitPriceUnit(text)
  return amount.replace(colonDecimals, ',') + (unit === undefined ? '' : `/${unit}`)
}

/** Removes the levels that all products of Odoo are in: "All / Saleable / Snacks". */
const withoutRoot: ConvertCell = (text) => text.replace(/^all \/ (?:saleable(?: \/ |$))?/i, '')

const plainCategory: ConvertCell = (text) => withoutRoot(withoutId(text))

/** Splits the cell of several categories. */
const splitCategories = (text: string) =>
  text
    .split(/[,;]/)
    .map(plainCategory)
    .filter((each) => each !== '')

const pictureAddresses: ConvertCell = (text) =>
  splitAddresses(text)
    .flatMap((each) => each.split(/\|(?=https?:)/i))
    .join(';')

/** Words for what is blocked, and for articles that are, after folding. */
const blockedWords = [
  'all|alle|alla|kaikki|sales?|salg|forsaljning|verkauf|myynti|not for sale|blocked|gesperrt|sparrad',
  'sperret|spaerret|blockerad|estetty|discontinued|utgatt|utgangen|utgar|utgaet|ausgelaufen|auslauf',
  'auslaufartikel|poistunut|poistuu',
].join('|')
const blockedWord = new RegExp(`^(?:${blockedWords})$`)

/**
 * Returns whether a cell says that its article is not for sale: yes, a word for what is blocked such as "Sales" or
 * "All", or a last day before today. Undefined if it says something else.
 * @param today a calendar date, "2026-11-20"; without it every date blocks
 */
export function readBlocked(text: string, today = ''): boolean | undefined {
  if (text === '' || text === clearMark) return false
  const answer = readYesNo(text)
  if (answer !== undefined) return answer
  const lastDay = readDateText(text)
  if (lastDay !== undefined) return today === '' || lastDay.slice(0, today.length) < today
  return blockedWord.test(splitText(text).join(' ')) || undefined
}

/** What separates the levels of a path in some files, and is part of names in others: "Tea/coffee". */
const separators = ['/', '\\']

const partsOf = (text: string, separator: string | RegExp) => text.split(separator).map((part) => part.trim())

/**
 * Creates the reader of categories whose cells have slashes. They are levels if the file shows a tree: a first part has
 * several others, or is a category itself, or there are more than two levels. Otherwise they are part of the names.
 */
function treeReader(cells: readonly string[]): ConvertCell {
  const distinct = new Set(cells.map((cell) => withoutId(cell)))
  const levels = separators.filter((separator) => {
    const paths = [...distinct].map((cell) => partsOf(cell, separator)).filter((parts) => parts.length > 1)
    const firsts = paths.map(([first = '']) => first)
    const isShared = (first: string, index: number) => distinct.has(first) || firsts.indexOf(first) !== index
    return firsts.some(isShared) || paths.some((parts) => parts.length > 2)
  })
  return (text) => {
    const plain = plainCategory(text)
    if (plain.includes('>')) return plain
    const level = levels.find((separator) => plain.includes(separator))
    return level ? printCategoryPath(partsOf(plain, level)) : partsOf(plain, '/').join('/')
  }
}

/** What separates the levels of a category in columns of some programs: Pohoda, Lightspeed. */
const levelSeparators: readonly (readonly [heading: RegExp, separator: RegExp])[] = [
  [/^cleneni(?: skladu)?$/, /[/>]/],
  [/^product_category$/, / \/ |>/],
]

function categoryReader({ name, cells }: GivenColumn): ConvertCell {
  const separator = levelSeparators.find(([heading]) => heading.test(foldText(name).trim()))?.[1]
  return separator ? (text) => printCategoryPath(partsOf(plainCategory(text), separator)) : treeReader(cells())
}

/**
 * Creates the reader of a description. A text of one of several columns begins with its heading, unless that says only
 * that it is the description: "Zutaten: Zucker, Salz".
 */
function descriptionReader({ name, isJoined }: GivenColumn): ConvertCell {
  if (!isJoined || targetLike(['description'], plainHeading(name))) return textOfHtml
  return (text) => {
    const plain = textOfHtml(text)
    return plain === '' ? '' : `${name.trim()}: ${plain}`
  }
}

/** A column of a file. */
interface GivenColumn {
  name: string
  /** True if other columns have the same target. */
  isJoined: boolean
  /** Its cells; only read where they say how one of them is read. */
  cells: () => readonly string[]
  /** A calendar date, on which last days of sale are compared. */
  today?: string
}

/** How the cells of a column are converted, and the heading of the shop's own format that they are for. */
export interface MappedPart {
  heading: string
  convert: ConvertCell
}

/**
 * Returns what a column is for: nothing if only other rows need it, and two things if it has several categories, of
 * which the deepest is the category and the others become tags.
 * @param heading that of the shop's own format
 * @param column with its own heading
 */
export function mappedParts(target: ImportTarget, heading: string, column: GivenColumn): MappedPart[] {
  const { name, today } = column
  const one = (convert: ConvertCell) => [{ heading, convert }]
  if (target === 'parent' || target === 'weight_unit' || target === 'price_includes_vat') return []
  if (target === 'not_for_sale')
    return [{ heading: 'published', convert: (text) => (readBlocked(text, today) ? 'no' : '') }]
  if (target === 'handle') return one(createHandleReader())
  if (target === 'description') return one(descriptionReader(column))
  if (target === 'availability') return one(availabilityReader(name))
  if (target === 'tax_class') return one(taxReader(name))
  if (target === 'price' || target === 'price_from' || target === 'amount') return one(plainPrice)
  if (target === 'images') return one(pictureAddresses)
  if (target === 'tags') return one((text) => tagList(text.split(/[,;]/)))
  if (target === 'category' && listHeading.test(foldText(name).trim())) {
    const others = (text: string) => {
      const paths = splitCategories(text)
      const used = deepestPath(paths)
      return paths.filter((path) => path !== used).map((path) => categoryPath(path).at(-1) ?? '')
    }
    return [
      { heading, convert: (text) => deepestPath(splitCategories(text)) },
      { heading: 'tags', convert: (text) => tagList(others(text)) },
    ]
  }
  if (target === 'category') return one(categoryReader(column))
  return one((text) => text)
}

/** Returns the sum of the stock of several outlets, or a cell that is no clear number, to be reported. */
function sumOfStock(texts: readonly string[]): string {
  const stated = texts.filter((text) => text !== clearMark)
  let sum = 0
  for (const text of stated) {
    const found = readNumber(text, { decimals: 3 })
    if (found.kind !== 'number') return text
    sum += found.value
  }
  return stated.length === 0 ? clearMark : String(sum)
}

/** Joins the filled cells of the columns with the same target, in their order. */
export function joinCells(heading: string, texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '')
  if (filled.length < 2) return filled[0] ?? ''
  if (heading === 'category') return printCategoryPath(filled.flatMap(categoryPath))
  if (heading === 'stock') return sumOfStock(filled)
  if (heading === 'images') return readList(filled.join(';')).join(';')
  if (heading === 'tags') return tagList(filled.flatMap(readList))
  if (heading === 'description') return filled.filter((text) => text !== clearMark).join('\n\n') || clearMark
  if (heading === 'published') return filled.find((text) => readYesNo(text) === false) ?? filled.at(-1) ?? ''
  return filled.at(-1) ?? ''
}

/** Converts a cell; one that clears a value stays. */
export const convertCell = (text: string, convert: ConvertCell): string =>
  text === '' || text === clearMark ? text : convert(text)

/** Returns a table of the shop's own format whose descriptions are plain text; other rows are returned unchanged. */
export function withPlainDescriptions(table: Table): Table {
  const index = table.columns.findIndex((column) => column.trim().toLowerCase() === 'description')
  if (index < 0) return table
  const rows = table.rows.map((row) => {
    const before = row.cells[index] ?? ''
    const text = convertCell(before, textOfHtml)
    return text === before ? row : { ...row, cells: row.cells.with(index, text) }
  })
  return { ...table, rows }
}
