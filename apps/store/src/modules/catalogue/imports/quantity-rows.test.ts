import { asc, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { readFrom } from './from-quantity'
import { tableOfPrices } from './price-file'
import { createLineImporter, warningsOf } from './testing/import-lines'

const shop = await shopOfFile()
const { upload, answer, apply } = await createLineImporter(shop)

const pricesOf = async (pattern: string) => {
  const found = await shop.database.db
    .select({ sku: variants.sku, from: variantPrices.minQuantity, amount: variantPrices.amount })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, pattern))
    .orderBy(asc(variants.sku), asc(variantPrices.minQuantity))
  return found.map(({ sku, from, amount }) => [sku, from, amount])
}

describe('a file with a row for each quantity', () => {
  it('becomes articles with tiers, and counts its rows', async () => {
    const lines = [
      'Artikel;Omschrijving;Aantal vanaf;Prijs',
      'QA-1;Dropmix 1 kg;1;6,50',
      'QA-1;Dropmix 1 kg;10;6,00',
      'QA-1;;50;5,40',
      'QA-2;Winegums;;3,00',
      'QA-2;Winegums;24,000;2,75',
      ';;48,000;2,50',
    ]
    const read = await upload(lines)
    const targets = read.matching!.columns.map(({ target }) => target)
    expect(targets).toEqual(['sku', 'product', 'from', 'price'])
    const checked = await answer(await upload(lines, targets))
    expect(checked.report).toMatchObject({ created: 6, failed: 0, warned: 0 })
    await apply(checked)
    expect(await pricesOf('QA-%')).toEqual([
      ['QA-1', 1, 650],
      ['QA-1', 10, 600],
      ['QA-1', 50, 540],
      ['QA-2', 1, 300],
      ['QA-2', 24, 275],
      ['QA-2', 48, 250],
    ])
    const again = await answer(await upload(lines, targets))
    expect(again.report).toMatchObject({ updated: 0, unchanged: 6, failed: 0 })
  })

  it('keeps the first of two prices for the same quantity, and reports the other', async () => {
    const lines = [
      'Art.nr;Namn;Från antal;Pris',
      'QB-1;Kola;1;8,00',
      'QB-1;Kola;10;7,00',
      'QB-1;Kola;10;7,20',
      'QB-1;Kola;1;8,50',
      'QB-2;Lakrits;1;9,00',
      'QB-2;Another article;1;4,00',
    ]
    const asked = await upload(lines, ['sku', 'product', 'from', 'price'])
    const checked = await answer(asked, { other_article: { value: 'update' } })
    expect(warningsOf(checked, /other_price|repeated/)).toEqual([
      [2, '7,20', 'other_price_in_row'],
      [2, '8,50', 'other_price_in_row'],
    ])
    const others = checked.report!.warnings.filter(({ problem }) => problem.code === 'other_price_in_row')
    expect(others.map(({ problem }) => problem.params)).toEqual([
      { row: 4, used: '7,00', given: '7,20' },
      { row: 5, used: '8,00', given: '8,50' },
    ])
    expect(checked.report!.failures).toMatchObject([{ row: 7, problem: { code: 'repeated_with_price' } }])
    await apply(checked)
    expect(await pricesOf('QB-%')).toEqual([
      ['QB-1', 1, 800],
      ['QB-1', 10, 700],
      ['QB-2', 1, 900],
    ])
  })

  it('adds tiers to an article whose price for one piece the shop has', async () => {
    await apply(await answer(await upload(['Art.nr;Namn;Pris', 'QC-1;Chips;4,00'], ['sku', 'product', 'price'])))
    const lines = ['Varenr;Antall fra;Pris', 'QC-1;12;3,60', 'QC-1;48;3,20', 'QC-1;mange;3,00']
    const checked = await answer(await upload(lines, ['sku', 'from', 'price']))
    expect(checked.report).toMatchObject({ updated: 2, failed: 1 })
    await apply(checked)
    expect(await pricesOf('QC-%')).toEqual([
      ['QC-1', 1, 400],
      ['QC-1', 12, 360],
      ['QC-1', 48, 320],
    ])
  })
})

it.each([
  ['No.;Description;Minimum Quantity;Unit Price', 'N1;Crisps;0;2.00', 'N1;Crisps;100;1.80'],
  ['Artikelnummer;Bezeichnung;ab Menge;VK netto', 'L1;Tee;1;2,00', 'L1;Tee;10;1,80'],
  ['Varenr;Varenavn;Fra antall;Pris', 'V1;Te;1;20,00', 'V1;Te;10;18,00'],
  ['Varenr;Varenavn;Antal fra;Pris', 'D1;Te;1;20,00', 'D1;Te;10;18,00'],
  ['Tuotenro;Tuotenimi;Alkaen määrä;Hinta', 'F1;Tee;1;2,00', 'F1;Tee;10;1,80'],
  ['Artikelnr;Benämning;Staffel;Pris', 'S1;Te;1;20,00', 'S1;Te;10;18,00'],
])('the quantity is suggested if articles are repeated: %s', async (headings, ...rows) => {
  const targetsOf = async (lines: string[]) => (await upload(lines)).matching?.columns.map(({ target }) => target)
  expect(await targetsOf([headings, ...rows])).toEqual(['sku', 'product', 'from', 'price'])
  expect(await targetsOf([headings, rows[1]!])).toEqual(['sku', 'product', null, 'price'])
})

it.each([
  ['', 1],
  ['0', 0],
  ['ab 10 Stk.', 10],
  ['>= 24', 24],
  ['10+', 10],
  ['10–49', 10],
  ['1 000', 1000],
  ['10,000', 10],
  ['2,5', undefined],
  ['all', undefined],
  ['1000000', undefined],
])('%j is the quantity %j', (text, quantity) => {
  expect(readFrom(text, ',')).toBe(quantity)
})

it('a price list reads the quantities of people and programs', () => {
  const cells = ['1', '10,00', 'ab 24 Stk.', '0', '2,5', '1000000'].map((from) => ['A', 'EUR', from, '1'])
  const rows = cells.map((each, index) => ({ row: index + 2, cells: each }))
  const { columns, origin } = tableOfPrices({ columns: ['sku', 'currency', 'from', 'amount'], rows })
  expect(columns).toEqual(['sku', 'price EUR', 'price EUR from 10', 'price EUR from 24'])
  expect(origin!.refused.map(({ row }) => row.row)).toEqual([5, 6, 7])
})
