import { describe, expect, it } from 'vitest'
import { matchTable } from './import-columns'
import { guessColumns } from './guess-columns'
import { currencyOfNotes, currencyOfLanguage } from './stated-currency'
import type { Table } from './table-file'

const tableOf = (columns: string[], cells: string[], above = ''): Table => ({
  columns,
  headingRow: 2,
  firstRows: [{ row: 1, cells: [above] }],
  rows: [{ row: 3, cells }],
})

/** The price of a file's only row, and how many rows are asked about. */
function priceOf(table: Table, isOtherCurrency?: boolean) {
  const { columns } = guessColumns('catalog', table)
  const matched = matchTable('catalog', table, columns, { isOtherCurrency })
  return [matched.rows[0]?.cells[matched.columns.indexOf('price EUR')], matched.unnamedPrices?.rows]
}

const swedish = ['Artikelnr', 'Benämning', 'Pris', 'Saldo']
const row = ['A-1', 'Lakrits', '12,50', '4']

describe('the currency of prices', () => {
  it.each([
    ['Ceny v CZK', 'czk'],
    ['Prices in NOK', 'nok'],
    ['Alle priser i SEK', 'sek'],
    ['Preise in CHF', 'chf'],
    ['Currency: GBP', 'gbp'],
    ['Priser i EUR', 'eur'],
    ['Lakrits AB, SEK 100 is a model', undefined],
    ['Prices in SEK or NOK', undefined],
  ])('above the headings, %j, is %s', (above, currency) => {
    expect(currencyOfNotes(tableOf(swedish, row, above))).toBe(currency)
  })

  it('is named below the rows', () => {
    const table = tableOf(swedish, row)
    const below = (note: string[]) => currencyOfNotes({ ...table, rows: [...table.rows, { row: 5, cells: note }] })
    expect(below(['', 'Alla priser i SEK', ''])).toBe('sek')
    expect(below(['A-2', 'Alla priser i SEK', ''])).toBeUndefined()
  })

  it('is added to those that name none', () => {
    expect(priceOf(tableOf(swedish, row, 'Alla priser i SEK'))).toEqual(['12,50 SEK', 0])
    expect(priceOf(tableOf(['Artikelnr', 'Benämning', 'Pris (SEK)', 'Saldo'], row))).toEqual(['12,50 SEK', 0])
    expect(priceOf(tableOf(swedish, row.with(2, '12,50 EUR'), 'Alla priser i SEK'))).toEqual(['12,50 EUR', 0])
  })

  it('is asked if only the language of the headings is that of a country with another one', () => {
    expect(priceOf(tableOf(swedish, row))).toEqual(['12,50', 1])
    expect(priceOf(tableOf(swedish, row), true)).toEqual(['12,50 SEK', 1])
    expect(priceOf(tableOf(swedish, row, 'Alla priser i EUR'))).toEqual(['12,50 EUR', 0])
    expect(priceOf(tableOf(['Artikelnr', 'Benämning', 'Pris EUR', 'Saldo'], row))).toEqual(['12,50', 0])
    expect(priceOf(tableOf(['Artikelnummer', 'Bezeichnung', 'Preis', 'Bestand'], row))).toEqual(['12,50', 0])
    expect(priceOf(tableOf(['SKU', 'Name', 'Price', 'Stock'], row))).toEqual(['12,50', 0])
  })

  it.each([
    [['Varenr', 'Varenavn', 'Salgspris', 'Beholdning'], 'nok'],
    [['Kód', 'Název', 'Cena', 'Stav'], 'czk'],
    [['Tuotenro', 'Nimi', 'Hinta'], undefined],
    [['Pris'], undefined],
  ])('of the country of %j is %s', (headings, currency) => {
    expect(currencyOfLanguage(headings)).toBe(currency)
  })
})
