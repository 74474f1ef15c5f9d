import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns'
import { matchTable, needsMatching } from './import-columns'
import type { Table } from './table-file'

const tableOf = (columns: string[], ...rows: string[][]): Table => ({
  columns,
  rows: rows.map((cells, index) => ({ row: index + 2, cells })),
})
const guess = (table: Table) => guessColumns('catalog', table).columns
const targetsOf = (table: Table) => guess(table).map(({ target }) => target)
/** The weights of a file as they are read, and those whose unit is asked. */
function weightsOf(table: Table, answer?: string) {
  const { columns, rows, unitlessWeights } = matchTable('catalog', table, guess(table), { weightUnit: answer })
  const index = columns.indexOf('weight_g')
  return { read: rows.map(({ cells }) => cells[index]), asked: unitlessWeights }
}

describe('a weight', () => {
  it.each([
    ['Vekt', 'Vektenhet'],
    ['Vikt', 'Viktenhet'],
    ['Net Weight', 'Weight unit'],
    ['Artikelgewicht', 'Gewichtseinheit'],
    ['Nettopaino', 'Painoyksikkö'],
    ['Vægt', 'Vægtenhed'],
  ])('has the unit of the column beside it: %s, %s', (weight, unit) => {
    const table = tableOf(['sku', weight, unit], ['A', '0.36', 'kg'], ['B', '12', 'oz'], ['C', '', 'kg'])
    expect(targetsOf(table)).toEqual(['sku', 'weight_g', 'weight_unit'])
    expect(weightsOf(table)).toEqual({ read: ['0.36 kg', '12 oz', ''], asked: { rows: 0, samples: [] } })
  })

  it('is asked for its unit if no column, heading or cell says it, with three of them', () => {
    const table = tableOf(
      ['sku', 'Artikelgewicht'],
      ...['0,520', '0,36', '0', '500 g', '', '0,36', '1', '2'].map((cell) => ['A', cell]),
    )
    const asked = { rows: 5, samples: ['0,520', '0,36', '1'] }
    expect(weightsOf(table)).toEqual({ read: ['0,520', '0,36', '0', '500 g', '', '0,36', '1', '2'], asked })
    expect(weightsOf(table, 'kg').read.slice(0, 4)).toEqual(['0,520 kg', '0,36 kg', '0 kg', '500 g'])
  })

  it('is asked for its unit if the cell beside it is empty', () => {
    const table = tableOf(['sku', 'Vikt', 'Viktenhet'], ['A', '1', 'kg'], ['B', '2', ''])
    expect(weightsOf(table, 'g').read).toEqual(['1 kg', '2 g'])
    expect(weightsOf(table).asked).toEqual({ rows: 1, samples: ['2'] })
  })

  it.each(['weight_g', 'Weight (kg)', 'Vikt i kg'])('is not asked for the unit of its heading: %s', (heading) => {
    expect(weightsOf(tableOf(['sku', heading], ['A', '0.36']))).toMatchObject({ asked: { rows: 0 } })
  })

  it('has no unit of its own in the shop’s own format', () => {
    expect(needsMatching('catalog', tableOf(['sku', 'weight_g']))).toBe(false)
    expect(needsMatching('catalog', tableOf(['sku', 'weight_g', 'weight_unit']))).toBe(true)
  })
})

describe('the price', () => {
  const priceOf = (...columns: string[][]) => {
    const table = tableOf(
      ['sku', ...columns.map(([heading = '']) => heading)],
      ...[1, 2].map((at) => ['A', ...columns.map((column) => column[at] ?? '1,50')]),
    )
    return guess(table).find(({ target }) => target === 'price')?.name
  }

  it.each([
    'Prislista A (EUR exkl. moms)',
    'Std. VK Netto',
    'Unit Price',
    'Enhetspris eks mva (valuta)',
    'retail_price',
    'Bruttopreis',
    'Verkaufspreis inkl. MwSt.',
    'price.DEFAULT.gross',
    'Myyntihinta',
    'Price list A',
  ])('is suggested for %s', (heading) => expect(priceOf([heading])).toBe(heading))

  it.each([
    ['Inköpspris'],
    ['Innkjøpspris (NOK)'],
    ['Kostpris'],
    ['Unit Cost'],
    ['supply_price'],
    ['Hankintahinta'],
    ['Durchschnittlicher Einkaufspreis (netto)'],
    ['Prislista B (ÅF)'],
    ['Preis Kundengruppe Händler (netto)'],
    ['UVP'],
    ['Vejl. udsalgspris'],
    ['Unit List Price'],
    ['Compare at price'],
    ['Wholesale price'],
    ['Sonderpreis Brutto'],
    ['Online Sale Price'],
    ['Hintaryhmä'],
    ['Price Includes VAT', 'TRUE', 'FALSE'],
  ])('is not suggested for %s', (...column) => expect(priceOf(column)).toBeUndefined())

  it('has the currency of the cell beside it, unless its own cell or heading has one', () => {
    const cells = (heading: string, price: string, currency: string) => {
      const table = tableOf(['sku', heading, 'Valuta'], ['A', price, currency])
      const { columns, rows, ignoredColumns } = matchTable('catalog', table, guess(table))
      expect([columns, ignoredColumns]).toEqual([['sku', 'price EUR'], []])
      return rows[0]?.cells[1]
    }
    expect(cells('Enhetspris', '149,00', 'NOK')).toBe('149,00 NOK')
    expect(cells('Enhetspris', '9,00 €', 'NOK')).toBe('9,00 €')
    expect(cells('Pris EUR', '9,00', 'NOK')).toBe('9,00')
    expect(cells('Enhetspris', '9,00', '978')).toBe('9,00')
    expect(cells('Enhetspris', '', 'NOK')).toBe('')
    expect(needsMatching('catalog', tableOf(['sku', 'price EUR', 'currency']))).toBe(true)
    expect(needsMatching('prices', tableOf(['sku', 'currency', 'from', 'amount']))).toBe(false)
  })

  it('is the column in the shop’s currency, then the known one, then the net one, then the first', () => {
    expect(priceOf(['Salgspris', 'kr. 21,50'], ['Salgspris EUR'])).toBe('Salgspris EUR')
    expect(priceOf(['Prislista B'], ['Prislista A (EUR exkl. moms)'])).toBe('Prislista A (EUR exkl. moms)')
    expect(priceOf(['Hinta sis. ALV'], ['Hinta'])).toBe('Hinta')
    expect(priceOf(['Std. VK Brutto'], ['Std. VK Netto'])).toBe('Std. VK Netto')
    expect(priceOf(['price.DEFAULT.net', '4.4485981308'], ['price.DEFAULT.gross', '4.76'])).toBe('price.DEFAULT.gross')
    expect(priceOf(['Pris'], ['Nettopris'])).toBe('Pris')
  })
})
