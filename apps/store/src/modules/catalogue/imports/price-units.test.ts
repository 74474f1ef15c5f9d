import { asc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variantPrices, variants } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { splitPriceUnit } from './price-units'
import { createLineImporter, warningsOf } from './testing/import-lines'

it.each([
  ['12,50 €/Kasten', '12,50 €', 'Kasten'],
  ['12,50 € / Kasten à 20 Fl.', '12,50 €', 'Kasten'],
  ['9,90 EUR per case', '9,90 EUR', 'case'],
  ['149 kr/kolli', '149 kr', 'kolli'],
  ['12,00/doos', '12,00', 'doos'],
  ['4,20 €/kg', '4,20 €', 'kg'],
  ['1,20 €/100 g', '1,20 €', '100 g'],
  ['3,45 €/Fl.', '3,45 €', undefined],
  ['3,45 €/Flasche', '3,45 €', undefined],
  ['1.049,00 €/Eimer', '1.049,00 €', undefined],
  ['1,20 €/Dose', '1,20 €', undefined],
  ['1,20 € je Btl.', '1,20 €', undefined],
  ['25,00 Kč/ks', '25,00 Kč', undefined],
  ['4,50 zł/szt.', '4,50 zł', undefined],
  ['12,50 kr/st', '12,50 kr', undefined],
  ['12 kr pr. stk', '12 kr', undefined],
  ['12,50 €', '12,50 €', undefined],
  ['on request', 'on request', undefined],
])('%s is a price of a unit', (text, amount, unit) => {
  expect(splitPriceUnit(text)).toEqual(unit === undefined ? { amount } : { amount, unit })
})

it('a price per carton is divided by its pieces, and one whose pieces are not known is left out', async () => {
  const shop = await shopOfFile()
  const { upload, answer, apply } = await createLineImporter(shop)
  const lines = [
    'Art.-Nr.;Bezeichnung;Preis;Gebinde;Einheit;MwSt',
    'PU-1;Brause;12,50 €/Kasten;Kasten à 20 Fl.;Fl.;food',
    'PU-2;Tee;9,90 €/Karton;;Packung;food',
    'PU-3;Saft;3,45 €/Fl.;Karton à 6 Fl.;Fl.;food',
    'PU-4;Senf;1.049,00 €/Eimer;;Eimer;food',
    'PU-5;Nüsse;4,20 €/kg;;Beutel;food',
    'PU-6;Wasser;7,50 €/Kasten;Kasten à 12;Kasten;food',
  ]
  const targets = ['sku', 'product', 'price', 'carton_size', 'unit', 'tax_class'] as const
  const checked = await answer(await upload(lines, targets))
  expect(checked.report!.failures).toEqual([])
  expect(warningsOf(checked, /price_per_unit|price_of_carton|wrong_type/)).toEqual([
    [2, expect.any(String), 'price_of_carton'],
    [3, expect.any(String), 'price_per_unit'],
    [6, expect.any(String), 'price_per_unit'],
  ])
  expect(checked.report!.warnings[0]!.problem.params).toEqual({ unit: 'Kasten', pieces: 20, used: '0.63' })
  await apply(checked)
  const found = await shop.database.db
    .select({ sku: variants.sku, amount: variantPrices.amount, from: variantPrices.minQuantity })
    .from(variants)
    .innerJoin(variantPrices, eq(variantPrices.variantId, variants.id))
    .where(like(variants.sku, 'PU-%'))
    .orderBy(asc(variants.sku))
  expect(found.map(({ sku, from, amount }) => [sku, from, amount])).toEqual([
    ['PU-1', 1, 63],
    ['PU-3', 1, 345],
    ['PU-4', 1, 104_900],
    ['PU-6', 1, 750],
  ])
})
