import { stockStateOf, toStatedStock } from '@skafferi/domain/rules/catalogue/stock'
import { variantName } from '@skafferi/domain/rules/catalogue/variant-name'
import { toMajor, type Minor } from '@skafferi/domain/rules/pricing/money'
import { chargedTiers } from '@skafferi/domain/rules/pricing/quote'
import { priceListWordsEn as words } from '../../../platform/words/price-list.en'
import { guardUploadedCell } from '../../catalogue/imports'
import type { ListedArticle } from './price-list.repo'

type Cell = string | number | null

const decimals = (amount: Minor) => toMajor(amount).toFixed(2)

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns the stock as cards say it. @param today YYYY-MM-DD in the store's time zone */
function stockText({ stock }: ListedArticle, today: string): string {
  const stated = toStatedStock(stock, today)
  const day = stated.available_from
  return words[`stock.${stockStateOf(stated)}`]
    .replace('{count}', String(stock.onHand))
    .replace('{day}', day === null ? '' : dayFormat.format(new Date(day)))
}

/** Returns the cells of an article; the last one is for the quantity. No text is a formula, also if saved as CSV. */
function cellsOf(article: ListedArticle, today: string): Cell[] {
  const { sku, gtin, productTitle, unit } = article
  const [single, ...lower] = chargedTiers(article)
  const tiers = lower.map(({ amount, min_quantity: from }) =>
    words.tier.replace('{quantity}', String(from)).replace('{amount}', decimals(amount)),
  )
  const name = [productTitle, variantName(article)].filter(Boolean).join(', ')
  return [
    guardUploadedCell(sku),
    gtin,
    guardUploadedCell(name),
    guardUploadedCell(unit),
    single ? toMajor(single.amount) : null,
    tiers.join('; '),
    stockText(article, today),
    null,
  ]
}

/** The columns, with their width in characters. */
const columnsIn = (currency: string) => [
  { header: words.sku, width: 18 },
  { header: words.gtin, width: 16 },
  { header: words.name, width: 48 },
  { header: words.unit, width: 12 },
  { header: words.price.replace('{currency}', currency), width: 22, numFmt: '0.00' },
  { header: words.tiers.replace('{currency}', currency), width: 32 },
  { header: words.stock, width: 18 },
  { header: words.quantity, width: 12 },
]

/**
 * Writes a price list as XLSX. Rows are compressed as they arrive.
 * @param currency ISO 4217
 * @param today YYYY-MM-DD in the store's time zone
 */
export async function writePriceList(
  articles: AsyncIterable<ListedArticle>,
  { currency, today }: { currency: string; today: string },
): Promise<Uint8Array> {
  // Loaded on first use.
  const { writeXlsxStream } = await import('hucre/xlsx')
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const article of articles) yield cellsOf(article, today)
  }
  const stream = writeXlsxStream(rows(), {
    name: words.sheet,
    columns: columnsIn(currency.toUpperCase()),
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
}
