import { expect, it } from 'vitest'
import { readTable } from './table-file'
import { vatAnswer } from './vat-hints'
import { vatHintOf, withoutNetNote } from './vat-words'

it.each([
  ['Price excl. VAT', 'Net price', 'Price (ex-VAT)', 'Unit price VAT excluded', 'Price + VAT', 'Price plus VAT'],
  ['Pris exkl. moms', 'Pris exkl moms', 'Pris ex. moms', 'Prislista A (EUR exkl. moms)', 'Pris utan moms', 'Nettopris'],
  ['Pris ekskl. moms', 'Pris u/moms', 'Pris uden moms', 'Nettopris', 'Pris (netto)', 'Pris excl.'],
  ['Enhetspris eks mva (valuta)', 'Pris eks. mva', 'Pris uten mva', 'Pris ekskl. 25 % mva'],
  ['Hinta alv 0 %', 'Hinta (alv 0%)', 'Veroton hinta', 'Hinta ilman alv', 'Hinta ei sis. alv'],
  ['Preis zzgl. MwSt.', 'Preis ohne MwSt.', 'VK netto', 'Preis (netto)', 'Preis exkl. USt', 'Nettopreis'],
  ['Prix HT', 'Prix hors taxes', 'Prix de vente HT', 'Prix sans TVA', 'Precio sin IVA', 'Precio (IVA excluido)'],
  ['Price tax excluded', 'price_excl_vat', 'Price, VAT not included', 'Pris inkl. pant exkl. moms'],
])('reads %j and the others of its language as without VAT', (...headings) => {
  expect(headings.filter((heading) => vatHintOf(heading) !== 'net')).toEqual([])
})

it.each([
  ['Price incl. VAT', 'Gross price', 'Price including VAT', 'Unit price VAT included', 'Price inc. tax'],
  ['Pris inkl. moms', 'Pris inkl moms', 'Pris med moms', 'Pris (moms ingår)', 'Pris inkl. 25 % moms'],
  ['Pris m/moms', 'Pris inkl. moms', 'Pris (brutto)', 'Enhetspris inkl mva (valuta)', 'Pris m/mva'],
  ['Hinta sis. alv', 'Hinta (sis. alv 25,5 %)', 'Verollinen hinta'],
  ['Preis inkl. MwSt.', 'Bruttopreis', 'VK brutto', 'Preis mit MwSt.', 'VK-Preis inkl. 19 % MwSt.'],
  ['Prix TTC', 'Prix TVA comprise', 'Precio con IVA', 'Precio (IVA incluido)'],
])('reads %j and the others of its language as with VAT', (...headings) => {
  expect(headings.filter((heading) => vatHintOf(heading) !== 'gross')).toEqual([])
})

it.each([
  'Price',
  'Pris inkl. pant',
  'Price ex works',
  'Pris inkl. frakt',
  'Price excl. VAT / incl. VAT',
  'Bruttopris',
  'Pris must',
  'Moms',
  'Price 50',
])('says nothing about VAT by %j', (heading) => {
  expect(vatHintOf(heading)).toBeUndefined()
})

it('the note is removed at the end of a heading only', () => {
  expect(['pris exkl moms', 'preis netto', 'hinta alv 0', 'net price', 'pris'].map(withoutNetNote)).toEqual([
    'pris',
    'preis',
    'hinta',
    'net price',
    'pris',
  ])
})

const tableOf = (...lines: string[]) => readTable(Buffer.from(lines.join('\n')))

it('headings of prices that agree answer, and those that disagree do not', async () => {
  const table = await tableOf('Art.nr;Namn;Pris', 'A-1;Te;1')
  const answerOf = (...headings: string[]) => vatAnswer(headings, table)
  expect(answerOf('Pris exkl. moms', 'Pris från 50')).toEqual({ value: 'no', text: 'Pris exkl. moms' })
  expect(answerOf('Pris inkl. moms', 'Kartongpris inkl. moms')).toEqual({ value: 'yes', text: 'Pris inkl. moms' })
  expect(answerOf('Pris exkl. moms', 'Kartongpris inkl. moms')).toBeUndefined()
  expect(answerOf('Pris')).toBeUndefined()
})

it('what stands above the headings answers if no heading of a price does', async () => {
  const above = ['Sortiment höst 2026;;Priser exkl. moms', 'Betalning 30 dagar netto;;']
  const table = await tableOf(...above, 'Art.nr;Benämning;Pris', 'A-1;Te, moms ingår;1')
  expect(table.headingRow).toBe(3)
  expect(vatAnswer(['Pris'], table)).toEqual({ value: 'no', text: 'Priser exkl. moms' })
  expect(vatAnswer(['Pris inkl. moms'], table)).toEqual({ value: 'yes', text: 'Pris inkl. moms' })
  const terms = await tableOf('Betalning 30 dagar netto;;', 'Art.nr;Benämning;Pris', 'A-1;Te;1')
  expect(vatAnswer(['Pris'], terms)).toBeUndefined()
})

it('a note below the rows answers too, unless it contradicts one above', async () => {
  const lines = ['Art.nr;Benämning;Pris', 'A-1;Te;1', ';Alla priser exkl. moms;']
  const answer = { value: 'no', text: 'Alla priser exkl. moms' }
  expect(vatAnswer(['Pris'], await tableOf(...lines))).toEqual(answer)
  expect(vatAnswer(['Pris'], await tableOf('Priser inkl. moms;;', ...lines))).toBeUndefined()
})
