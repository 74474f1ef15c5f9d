import { englishHeadings } from '@skafferi/domain/rules/catalogue/english-headings'
import { headingsByLanguage } from '@skafferi/domain/rules/catalogue/headings'
import type { MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { valueFor } from '@skafferi/domain/rules/catalogue/missing-values'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import { fault } from '../../../platform/http/errors'
import { maxReportedLength } from './import-row'
import { wordsOfHeading } from './similar-headings'
import type { Table } from './table-file'
import { notesOf } from './table-notes'

/** Codes and words of currencies in a text, after folding; "kr" is the crown of any country. */
const words: Readonly<Record<string, string>> = {
  eur: 'eur|euro|euros|euroa',
  sek: 'sek|kr|kronor',
  nok: 'nok|kroner',
  dkk: 'dkk',
  isk: 'isk',
  czk: 'czk|kc',
  pln: 'pln|zl',
  chf: 'chf',
  gbp: 'gbp',
  usd: 'usd',
  huf: 'huf',
  ron: 'ron',
}
const codes = new Map(Object.entries(words).flatMap(([code, list]) => list.split('|').map((word) => [word, code])))
const signs = new Map([
  ['€', 'eur'],
  ['£', 'gbp'],
  ['$', 'usd'],
])

/** Returns the currency that a text names; undefined if it names none, or several. */
function currencyIn(text: string): string | undefined {
  const named = splitText(text).flatMap((word) => codes.get(word) ?? [])
  const signed = [...signs].flatMap(([sign, code]) => (text.includes(sign) ? [code] : []))
  const [first, ...others] = new Set([...named, ...signed])
  return others.length > 0 ? undefined : first
}

/** Returns the currency in the heading of a price; undefined if it names none. */
export const currencyOfHeading = (heading: string): string | undefined => currencyIn(heading)

/**
 * Returns the first price whose cell names another currency than its heading, "€1.85" below "Price (GBP)"; undefined if
 * there is none.
 * @param indexes those of the columns with prices
 */
export function currencyConflict({ columns, rows }: Pick<Table, 'columns' | 'rows'>, indexes: readonly number[]) {
  for (const index of indexes) {
    const heading = currencyIn(columns[index] ?? '')
    if (heading === undefined) continue
    for (const { row, cells } of rows) {
      const [text = '', column = ''] = [cells[index], columns[index]]
      const cell = currencyIn(text)
      if (cell === undefined || cell === heading) continue
      const named = { heading: heading.toUpperCase(), cell: cell.toUpperCase() }
      return {
        row,
        fault: { column, value: text.slice(0, maxReportedLength), problem: fault('currencies_differ', named) },
      }
    }
  }
  return undefined
}

/** A note above or below the rows that is about prices: "Ceny v CZK", "Alle priser i SEK", "Currency: NOK". */
const wordsAboutPrices = [
  'prices?|pris|priser|preise?|ceny|hinnat|hinnad|cenas|kainos|prix|prijzen|currency|valuta|wahrung',
  'valuutta|mena|waluta',
].join('|')
const aboutPrices = new RegExp(`(?:^| )(?:all[ae]? )?(?:${wordsAboutPrices})(?: |$)`)

/** Returns the currency of a file's prices by the notes above and below its rows; undefined if they name none. */
export function currencyOfNotes(table: Parameters<typeof notesOf>[0]) {
  const named = notesOf(table)
    .filter((cell) => aboutPrices.test(splitText(cell).join(' ')))
    .flatMap((cell) => currencyIn(cell) ?? [])
  const [first, ...others] = new Set(named)
  return others.length > 0 ? undefined : first
}

/** The currency of the country whose language the headings are in; English and French ones say nothing. */
const currencies: Readonly<Record<string, string>> = {
  sv: 'sek',
  nb: 'nok',
  da: 'dkk',
  cs: 'czk',
  pl: 'pln',
}

const languagesByWords = new Map<string, Set<string>>()
const addLanguage = (language: string, heading: string) =>
  languagesByWords.set(heading, (languagesByWords.get(heading) ?? new Set()).add(language))
for (const [name, list] of Object.entries(englishHeadings))
  for (const each of [wordsOfHeading(name), ...list.split('|')]) addLanguage('en', each)
for (const [language, headings] of Object.entries(headingsByLanguage))
  for (const list of Object.values(headings)) for (const each of list.split('|')) addLanguage(language, each)

/** Headings by which a language is known; a single one may be in another language too. */
const minHeadings = 2

/**
 * Returns the currency of the country whose language the headings are in, if it is not the shop's; undefined if the
 * language is not known, or the country has the shop's currency.
 */
export function currencyOfLanguage(headings: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const heading of headings)
    for (const language of languagesByWords.get(wordsOfHeading(heading)) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most < minHeadings) return undefined
  const found = [...counts].flatMap(([language, count]) => (count === most ? [currencies[language]] : []))
  return found.includes(undefined) || found.includes(shopCurrency) ? undefined : found[0]
}

/** Returns whether the operator answered that prices that name no currency are in another one than the shop's. */
export const isOtherCurrencyBy = (values: readonly MissingValue[]) =>
  ['exclude', 'draft'].includes(valueFor(values, 'currency') ?? '')
