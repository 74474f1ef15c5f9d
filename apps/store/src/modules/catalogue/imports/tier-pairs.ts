import { readNumber } from '@skafferi/domain/rules/text/number-text'
import { readFrom } from './from-quantity'
import { targetLike, wordsOfHeading } from './similar-headings'
import type { Table } from './table-file'
import { vatHintOf } from './vat-words'

/** Words for a quantity, alone or at the end of a compound: "Staffelmenge". */
const quantityWord = new RegExp(
  [
    '^(?:staffel|qty|quantity|quantite|mnozstvi|ilosc|kogus|daudzums|kiekis|maara)$',
    '(?:menge|anzahl|stuckzahl|antal|antall|aantal)$',
  ].join('|'),
)
/** Words that may be beside it. */
const wordsBesideQuantity = [
  'ab|from|fran|fra|vanaf|od|alkaen|min|minimum|mindest|tier|break|price|pris|preis|staffelpreis',
  'staffel|st|stk|pcs',
].join('|')
const besideQuantity = new RegExp(`^(?:${wordsBesideQuantity})$`)
/** Words of a price that begin at a quantity, so that the column has the quantity: "Staffelpreis ab Menge 1". */
const fromWord = /^(?:ab|from|fran|fra|vanaf|od|alkaen|break)$/
const priceWord = /(?:price|pris|preis|hinta|prijs|cena)$|^vk$/

/** Maximum number of different quantities of a pair of columns. */
const maxQuantities = 20

/** Returns the words of a heading and the only number in it; undefined if there is none or another one. */
function numbered(heading: string): { words: string[]; number: string } | undefined {
  const all = wordsOfHeading(heading)
    .replace(/(?<=[a-z])(?=\d)/g, ' ')
    .split(' ')
  const [number, ...others] = all.filter((word) => /^\d{1,2}$/.test(word))
  if (number === undefined || others.length > 0) return undefined
  return { words: all.filter((word) => word !== number), number }
}

/** Returns the number of a column of quantities: "Menge ab 2"; undefined if it is none. */
function quantityNumber(heading: string): string | undefined {
  const { words = [], number } = numbered(heading) ?? {}
  const isAllowed = words.every((word) => quantityWord.test(word) || besideQuantity.test(word))
  const isPrice = words.some((word) => priceWord.test(word)) && !words.some((word) => fromWord.test(word))
  return isAllowed && !isPrice && words.some((word) => quantityWord.test(word)) ? number : undefined
}

/** Returns the heading of a numbered price with a quantity: "VK-Preis 2 ≥ 10 (netto)"; undefined if it is none. */
function withQuantity(heading: string, quantity: number): string | undefined {
  const named = heading.replace(/\d{1,2}(?!.*\d)/, (number) => ` ${number} ≥ ${quantity}`).replace(/\s+/g, ' ')
  return targetLike(['price_from'], named.replace(/≥ \d+/, '≥ 2')) ? named : undefined
}

/** The columns of the quantities and of the prices from them. */
interface Pair {
  quantity: number
  price: number
}

/** Finds the columns of quantities and prices with the same number. */
function findPairs({ columns }: Table): Pair[] {
  return columns.flatMap((name, quantity): Pair[] => {
    const number = quantityNumber(name)
    if (number === undefined) return []
    const isSame = (other: string) => quantityNumber(other) === number
    const prices = columns.flatMap((heading, index) => {
      const isPrice = numbered(heading)?.number === number && withQuantity(heading, 2) !== undefined
      return isPrice && vatHintOf(heading) !== 'gross' ? index : []
    })
    const [price] = prices
    return price === undefined || prices.length > 1 || columns.filter(isSame).length > 1 ? [] : [{ quantity, price }]
  })
}

const isZero = (text: string) => {
  const read = readNumber(text, { decimals: 4 })
  return read.kind === 'empty' || (read.kind === 'number' && read.value === 0)
}

/**
 * Divides the prices of a pair by their quantities, one column for each, so that their headings say what they are; a
 * price without a quantity stays. Undefined if there are too many quantities.
 */
function divided({ columns, rows }: Table, { quantity, price }: Pair) {
  const name = columns[price] ?? ''
  const cells = rows.map(({ cells: given }) => {
    const [from, amount] = [given[quantity] ?? '', given[price] ?? '']
    const read = isZero(from) ? undefined : readFrom(from)
    return isZero(amount) ? undefined : { from: read !== undefined && read > 0 ? read : 0, amount }
  })
  const quantities = [...new Set(cells.flatMap((cell) => cell?.from ?? []))].toSorted((one, other) => one - other)
  const isUsed = quantities.some((each) => each > 0) && quantities.length <= maxQuantities
  if (!isUsed) return undefined
  return quantities.map((from) => ({
    heading: from === 0 ? name : (withQuantity(name, from) ?? name),
    cells: cells.map((cell) => (cell?.from === from ? cell.amount : '')),
  }))
}

/**
 * Reads pairs of columns such as "Menge ab 2" and "VK-Preis 2", where the quantity of a price is in the cell of its
 * row: the prices get a column for each quantity, "VK-Preis 2 ≥ 10". Other tables are returned unchanged.
 */
export function withTierPairs(table: Table): Table {
  const parts = new Map(
    findPairs(table).flatMap((pair) => {
      const found = divided(table, pair)
      return found ? [[pair.price, found] as const] : []
    }),
  )
  if (parts.size === 0) return table
  const spread = <Value>(given: readonly Value[], of: (part: { heading: string; cells: string[] }) => Value) =>
    table.columns.flatMap((_, index) => parts.get(index)?.map(of) ?? [given[index] as Value])
  return {
    ...table,
    columns: spread(table.columns, ({ heading }) => heading),
    groupHeadings: table.groupHeadings?.length ? spread(table.groupHeadings, () => '') : table.groupHeadings,
    rows: table.rows.map(({ row, cells }, at) => ({
      row,
      cells: spread(
        table.columns.map((_, index) => cells[index] ?? ''),
        (part) => part.cells[at] ?? '',
      ),
    })),
  }
}
