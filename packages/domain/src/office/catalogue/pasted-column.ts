import type { components } from '@skafferi/api/admin'
import { formatMoney, formatNumber } from '../../platform/format'
import { toMinor } from '../../rules/pricing/money'
import { readAmount, readPieces } from '../../rules/text/amount-text'
import { trimText } from '../../rules/text/typed-text'
import { shopCurrency } from '../shop-currency'
import type { ListedProductView, PastedCell, PastedColumnView, PastedLineView } from './products.view'

type Schemas = components['schemas']

/** The most lines of one paste; longer lists are imported as a file. */
const maxLines = 2_000

type Row = Pick<ListedProductView, 'title' | 'sku' | 'furtherVariants' | 'price' | 'stock'>

/** The value for the file; null if it cannot be read. */
function readValue(cell: PastedCell, text: string): string | null {
  if (cell !== 'price') {
    const pieces = readPieces(text)
    return pieces === null || (cell === 'goods_in' && pieces === 0) ? null : pieces.toString()
  }
  const typed = readAmount(text, shopCurrency)
  return typed.kind === 'amount' ? typed.amount.toString() : null
}

function formatValue(cell: PastedCell, value: number, locale: string): string {
  if (cell === 'price') return formatMoney(toMinor(value), shopCurrency, locale)
  return `${cell === 'goods_in' ? '+' : ''}${formatNumber(value, locale)}`
}

/** The article of a line: by its SKU, or by its place in the list. */
function articleOf(sku: string | null, row: Row | undefined): Pick<PastedLineView, 'sku' | 'title' | 'fault'> {
  if (sku !== null) return { sku, title: row?.title ?? null, fault: sku === '' ? 'no_sku' : null }
  if (!row) return { sku: '', title: null, fault: 'no_row' }
  const fault = row.furtherVariants > 0 ? 'several_variants' : row.sku === null ? 'no_sku' : null
  return { sku: row.sku ?? '', title: row.title, fault }
}

/** The end of a typed line: spaces or a semicolon, and a figure. */
const typedEnd = /[\s;]\d[^\s;]*$/

/** The cells of a line. A line that is typed has no tab. */
function partsOf(line: string, cell: PastedCell): string[] {
  if (line.includes('\t') || readValue(cell, line) !== null) return line.split('\t')
  const typed = line.trim()
  const end = typed.search(typedEnd)
  return end < 0 ? [line] : [typed.slice(0, end).replace(';', ''), typed.slice(end + 1)]
}

/** Why a line without a fault of its article is not used. An empty cell leaves the value as it is. */
function faultOfValue(cell: PastedCell, { typed, hasSku }: { typed: string; hasSku: boolean }): PastedCell | null {
  const isMissing = typed === '' && cell === 'goods_in' && hasSku
  return isMissing || (typed !== '' && readValue(cell, typed) === null) ? cell : null
}

/**
 * Reads what was copied from a spreadsheet, or typed: two columns with SKU and value, or one with values in the order
 * of the rows. A first line without a digit in its value is a heading.
 * @param rows the products of the list, from the first that is changed
 */
export function readPastedColumn(
  text: string,
  cell: PastedCell,
  rows: readonly Row[],
  locale: string,
): PastedColumnView {
  const cells = text
    .split(/\r\n?|\n/)
    .map((line) => partsOf(line, cell).map((part) => trimText(part)))
    // A copied column ends with a line break.
    .filter((parts, index, all) => index < all.length - 1 || parts.some((part) => part !== ''))
  const [first] = cells
  const isHeading = first !== undefined && cells.length > 1 && /^[^\d]+$/.test(first.at(-1)!)
  const lines = (isHeading ? cells.slice(1) : cells).slice(0, maxLines)
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const seen = new Set<string>()
  return {
    lines: lines.map((parts, index): PastedLineView => {
      const typed = parts.at(-1) ?? ''
      const sku = parts.length > 1 ? parts[0]! : null
      const row = sku === null ? rows[index] : bySku.get(sku)
      const article = articleOf(sku, row)
      const value = readValue(cell, typed)
      const isRepeated = article.sku !== '' && seen.has(article.sku)
      seen.add(article.sku)
      return {
        ...article,
        before: row && row.furtherVariants === 0 ? (row[cell === 'price' ? 'price' : 'stock']?.text ?? '') : null,
        typed,
        value,
        after: value === null ? null : formatValue(cell, Number(value), locale),
        // An empty cell leaves the value as it is.
        fault:
          (typed === '' ? null : (article.fault ?? (isRepeated ? 'repeated' : null))) ??
          faultOfValue(cell, { typed, hasSku: sku !== null }),
      }
    }),
    heading: isHeading ? first.join(', ') : null,
    isCut: cells.length - (isHeading ? 1 : 0) > maxLines,
  }
}

/** True if a line is used: it has a value and no fault. */
export const isUsed = ({ value, fault }: PastedLineView): boolean => value !== null && fault === null

/** The lines as a delivery. */
export function toDelivery(lines: readonly PastedLineView[], reference: string): Schemas['DeliveryRequest'] {
  const rows = lines.filter(isUsed).map(({ sku, value }) => ({ sku, quantity: Number(value) }))
  return { rows, ...(reference.trim() !== '' && { reference }) }
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The lines as a file of the import, which checks them, shows what changes, and can be undone. */
export function toPastedFile(cell: Exclude<PastedCell, 'goods_in'>, lines: readonly PastedLineView[]): File {
  const used = lines.filter(isUsed)
  const rows =
    cell === 'stock'
      ? ['sku,stock', ...used.map(({ sku, value }) => `${quote(sku)},${value}`)]
      : [
          'sku,currency,from,amount',
          ...used.map(({ sku, value }) => `${quote(sku)},${shopCurrency.toUpperCase()},1,${value}`),
        ]
  return new File([rows.join('\n')], cell === 'stock' ? 'pasted-stock.csv' : 'pasted-prices.csv', { type: 'text/csv' })
}
