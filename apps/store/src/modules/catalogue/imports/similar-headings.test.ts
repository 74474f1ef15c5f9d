import { describe, expect, it } from 'vitest'
import { englishHeadings } from '@skafferi/domain/rules/catalogue/english-headings'
import { headingsByLanguage } from '@skafferi/domain/rules/catalogue/headings'
import { importTargets } from '@skafferi/domain/rules/catalogue/import-targets'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { targetLike } from './similar-headings'

const catalog = (heading: string) => targetLike(importTargets.catalog, heading)?.target

describe('the headings of each language', () => {
  const languages = { ...headingsByLanguage, fields: englishHeadings }
  const entries = Object.entries(languages).flatMap(([language, headings]) =>
    Object.entries(headings as Record<string, string>).flatMap(([target, words]) =>
      words.split('|').flatMap((word) => (word === '' ? [] : [{ language, target, word }])),
    ),
  )

  it('are normalized, so that they can be found', () => {
    expect(entries.filter(({ word }) => splitText(word).join(' ') !== word)).toEqual([])
  })

  it.each(['catalog', 'prices'] as const)('have one target in a file of kind %s', (kind) => {
    const targets: readonly string[] = importTargets[kind]
    const used = entries.filter(({ target }) => targets.includes(target))
    const other = used.filter(({ target, word }) => used.some((each) => each.word === word && each.target !== target))
    // "Quantity" alone is the stock in a catalogue.
    expect(other.filter(({ target }) => target !== 'stock' && target !== 'from')).toEqual([])
    for (const { word } of other) expect(catalog(word)).toBe('stock')
  })

  it('have no word twice', () => {
    const keys = entries.map(({ language, target, word }) => `${language} ${target} ${word}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('targetLike', () => {
  it.each([
    ['sku', ['Art.nr', 'Artikelnummer', 'Varenr.', 'Tuotenro', 'Item no.', 'Artikkelnr']],
    ['product', ['Benämning', 'Bezeichnung', 'Betegnelse', 'Tuotteen nimi', 'Varenavn', 'Product name']],
    ['gtin', ['EAN', 'Streckkod', 'Stregkode', 'Strekkode', 'Viivakoodi', 'GTIN-13']],
    ['category', ['Varugrupp', 'Warengruppe', 'Tuoteryhmä', 'Varegruppe']],
    ['brand', ['Varumärke', 'Merkki', 'Mærke', 'Merke', 'Hersteller']],
    ['price', ['Preis (EUR)', 'Pris i EUR', 'Hinta €', 'Stückpreis netto', 'Pris exkl. moms', 'Price ex. VAT']],
    ['price', ['Pris eks mva', 'Hinta ALV 0', 'Preis zzgl. MwSt.', 'Price EUR']],
    ['stock', ['Lagersaldo', 'Bestand', 'Varastosaldo', 'Lagerbeholdning', 'På lager', 'Qty']],
    ['weight_g', ['Weight (kg)', 'Vikt kg', 'Gewicht in g', 'Paino (g)', 'Vægt', 'Weight (lbs)']],
    ['published', ['Aktiv', 'Sichtbar', 'Julkaistu', 'Publisert', 'Active']],
    ['carton_size', ['Kolli', 'Antall per kartong', 'Kartongröße', 'Kpl laatikossa']],
    [
      'tax_class',
      ['ALV-kanta', 'ALV-%', 'Moms %', 'MVA-kode', 'Avgiftskode', 'Steuer-%', 'TVA %', 'VAT rate', 'Tax %'],
    ],
    ['tax_class', ['Arvonlisävero', 'Momsprocent', 'Steuerschlüssel', 'Code taxe', 'tax_rate', 'vat_percentage']],
    ['stock', ['Antall på lager', 'Antal på lager', 'Antal i lager', 'Beholdning', 'Määrä varastossa', 'Auf Lager']],
    ['stock', ['En stock', 'Quantity in stock', 'Current Stock Level', 'qty_on_hand']],
    ['low_stock', ['Low Stock Level', 'low_stock_threshold', 'Re-order Level', 'Reorder Point', 'Beställningspunkt']],
    ['low_stock', ['Gjenbestillingspunkt', 'Genbestillingspunkt', 'Tilausraja', 'Bestellpunkt', "Seuil d'alerte"]],
    [
      'unit',
      ['Unit of Sale', 'Säljenhet', 'Salgsenhet', 'Salgsenhed', 'Myyntiyksikkö', 'VK-Einheit', 'Unité de vente'],
    ],
    ['description', ['Web Description', 'Webbtext', 'Nettbeskrivelse', 'Webtekst', 'Verkkokuvaus', 'Shoptext']],
    ['brand', ['manufacturer_name', 'brand_name', 'Herstellername', 'Valmistajan nimi', 'Produsentnavn', 'Märkesnamn']],
    ['category', ['Product Category/Complete Name', 'category_path', 'Varugruppsnamn', 'Tuoteryhmän nimi']],
    ['shelf_place', ['Hyllplats', 'Shelf location', 'Lagerplatz', 'Hyllypaikka']],
  ])('suggests %s for each of %j', (target, headings) => {
    expect(headings.map(catalog)).toEqual(headings.map(() => target))
  })

  it.each([
    'Wholesale price',
    'Cost per item',
    'Einkaufspreis',
    'EK',
    'Inköpspris',
    'Ostohinta',
    'Innkjøpspris',
    'Indkøbspris',
    'Price incl. VAT',
    'Pris inkl. moms',
    'Bruttopreis',
    'Price SEK',
    'Pris i NOK',
    'Ersätter',
    // A supplier is no brand, and has no field of its own.
    'Leverandør',
    'Leverantör',
    'Lieferant',
    'Toimittaja',
    'Fournisseur',
    'min_purchase',
    '',
  ])('suggests nothing for %j', (heading) => {
    expect(catalog(heading)).toBeUndefined()
  })

  it.each([
    ['Pris från 50', 50],
    ['Preis ab 50', 50],
    ['Price EUR from 240 pcs', 240],
    ['Pris fra 12 stk', 12],
    ['Hinta alkaen 24 kpl', 24],
  ])('suggests a price from a quantity for %j', (heading, from) => {
    expect(targetLike(importTargets.catalog, heading)).toEqual({ target: 'price_from', from })
  })
})
