import { describe, expect, it } from 'vitest'
import { createCatalogReader } from './catalog-reader'

const noKnownArticles = {
  skus: new Map(),
  gtins: new Map(),
  handles: new Map(),
  sourceIds: new Map(),
  titles: new Map(),
  skuGtins: new Map(),
}

/** Reads lines of cells for an empty shop in Finland, with the suggested columns. */
async function read(...lines: string[]) {
  const reader = createCatalogReader()
  await reader.read(Buffer.from(lines.join('\r\n')))
  const matching = reader.guess('catalog')
  reader.begin({
    kind: 'catalog',
    matching,
    timeZone: 'Europe/Helsinki',
    tax: { country: 'fi', date: '2026-11-20' },
    values: [{ field: 'currency', value: 'shop', by_category: [] }],
  })
  while (reader.nextNames()) reader.addKnown(noKnownArticles)
  reader.group()
  const { groups } = reader.next(100)
  const rows = groups.flatMap(({ rows: found, changes }) => found.map((row) => ({ ...row, changes })))
  const report = reader.finish()
  return {
    targets: Object.fromEntries(matching?.columns.map(({ name, target }) => [name, target]) ?? []),
    rows,
    cells: rows.flatMap(({ row, warnings }) =>
      warnings.map(({ column, value, problem }) => [row, column, value, problem.code]),
    ),
    leftOut: report.warnings.map(({ row, value, problem }) => [row, value, problem.code]),
    failures: report.failures.map(({ row, problem }) => [row, problem.code]),
  }
}

describe('the columns of accounting systems', () => {
  it.each([
    [
      'Visma',
      'Artikkelnr;Beskrivelse;Varegr.;Varegruppenavn;Enh.;Ant. i krt.;Innpris;Utsalgspris 1 eks.mva;Avg.kode;Beholdn.',
      '1;Sjokolade;100;Godteri;STK;24;18,54;29,90;31;480,00',
      ['sku', 'product', null, 'category', 'unit', 'carton_size', null, 'price', 'tax_class', 'stock'],
    ],
    [
      'Pohoda',
      'Kód;Název;Sklad;Členění;MJ;Koef. MJ2;Nákupní cena;Prodejní cena;DPH prodej;Cena je;Stav zásoby',
      'A;Tatranka;HLAVNÍ;Sušenky;ks;30;17,43;24,90;snížená;bez DPH;450',
      [
        'sku',
        'product',
        null,
        'category',
        'unit',
        'carton_size',
        null,
        'price',
        'tax_class',
        'price_includes_vat',
        'stock',
      ],
    ],
    [
      'Subiekt',
      'Symbol;Nazwa;Grupa;J.m.;Opak. zb.;Stan;Cena kartotekowa;Hurtowa netto;Hurtowa brutto;VAT',
      'A;Krówki;Cukierki;szt.;karton 6 szt.;110,000;20,23;28,90;30,34;5%',
      ['sku', 'product', 'category', 'unit', 'carton_size', 'stock', null, 'price', null, 'tax_class'],
    ],
    [
      'Navision',
      'Nro;Kuvaus;Perusmittayks.;Kpl / laatikko;Nimikeluokan koodi;Tuoteryhmän koodi;Yksikkökustannus;Yksikköhinta;ALV-tuotekirjausryhmä;Varastosaldo;Saatavuus',
      'N1;Salmiakki;KPL;4;KARKKI;IRTO;10,74;17,90;ALV13,5;36,00;Varastossa',
      [
        'sku',
        'product',
        'unit',
        'carton_size',
        'category',
        'category',
        null,
        'price',
        'tax_class',
        'stock',
        'availability',
      ],
    ],
    [
      'JTL',
      'Artikelnummer;Artikelname;Variationsname 1;Variationswert 1;Std. VK Netto;Abnahmeintervall',
      'A;Frösche;Geschmack;Apfel;6,90;12',
      ['sku', 'product', 'option1_name', 'option1_value', 'price', 'carton_size'],
    ],
    [
      'Exact',
      'Artikelcode;Omschrijving;Artikelgroep: Code;Artikelgroep: Omschrijving;Verkoopeenheid: Aantal;Verkoopprijs;Kostprijs;BTW-code: Omschrijving;Actuele voorraad',
      'Z;Dropmix;DROP;Drop;6;6,15;4,06;BTW laag tarief;120',
      ['sku', 'product', null, 'category', 'carton_size', 'price', null, 'tax_class', 'stock'],
    ],
  ])('of %s are suggested, and a cost is no price', async (_, headings, cells, targets) => {
    expect(Object.values((await read(headings, cells, cells.replace(/^\w+/, 'B2'))).targets)).toEqual(targets)
  })

  it('say by words whether a price includes VAT', async () => {
    const { rows } = await read('Kód;Název;Prodejní cena;Cena je', 'A;Tatranka;10;bez DPH', 'B;Horalky;12;s DPH')
    expect(rows.map(({ includesVat }) => includesVat)).toEqual([false, true])
  })

  it('say a stock only with numbers', async () => {
    expect((await read('SKU;Name;Stock', 'A;One;Main', 'B;Two;Main')).targets).toMatchObject({ Stock: null })
  })
})

describe('rows of accounting systems', () => {
  it.each([
    ['Rodzaj', 'Usługa', 'Towar'],
    ['Typ zásoby', 'Služba', 'Karta'],
    ['Artikeltyp', 'Tjänst', 'Vara'],
    ['Artikelart', 'Dienstleistung', 'Ware'],
    ['Nimiketyyppi', 'Palvelu', 'Varasto'],
    ['Soort', 'Dienst', 'Artikel'],
  ])('are left out if their %s is %j', async (heading, service, goods) => {
    const { rows, leftOut } = await read(`SKU;Name;${heading};Price`, `A;One;${goods};1`, `B;Two;${service};2`)
    expect([rows.map(({ sku }) => sku), leftOut]).toEqual([['A'], [[3, service, 'not_goods']]])
  })

  it('are left out if they are totals', async () => {
    const { rows, leftOut } = await read('SKU;Name;Stock;Price', 'A;One;5;1', 'Razem:;;5;', 'Antall artikler: 16;;;')
    expect(rows).toHaveLength(1)
    expect(leftOut).toEqual([
      [3, 'Razem:', 'total_row'],
      [4, 'Antall artikler: 16', 'total_row'],
    ])
  })
})

describe('a cell that lists the values of several variants', () => {
  it('makes the product a draft without them, although it is on sale in the file', async () => {
    const { rows, cells, leftOut, failures } = await read(
      'Internal Reference;Name;Can be Sold;Product Attributes / Attribute;Product Attributes / Values;Sales Price',
      'A;Gummy Bears;1;Flavour;Raspberry,Lemon,Pineapple;2.40',
      ';;;Size;100 g,1 kg;',
      'B;Sour Belts;1;Flavour;Salt, pepper;1.25',
      'C;Juice;1;Size;0,5 l;1.90',
    )
    expect(rows.map(({ sku, options, changes }) => [sku, options?.[0]?.value, changes.published])).toEqual([
      ['A', undefined, null],
      ['B', 'Salt, pepper', true],
      ['C', '0,5 l', true],
    ])
    expect(cells).toEqual([[2, 'option1_value', 'Raspberry,Lemon,Pineapple', 'several_option_values']])
    expect([leftOut, failures]).toEqual([[[3, '100 g,1 kg', 'several_option_values']], []])
  })
})

describe('words about the stock', () => {
  it.each([
    'På lager',
    'Varastossa',
    'Auf Lager',
    'In stock',
    'na stanie',
    'skladem',
    'Udsolgt',
    'Loppu',
    'Få på lager',
  ])('%j belong to goods that are counted', async (word) => {
    const { rows, cells } = await read('SKU;Name;Price;Stock;Saatavuus', `A;One;1;5;${word}`)
    expect([rows[0]?.fields.availability, cells]).toEqual(['tracked', []])
  })

  it('that are not known are reported once', async () => {
    const { rows, cells } = await read(
      'SKU;Name;Price;Stock;Saatavuus',
      'A;One;1;5;Tilaustuote',
      'B;Two;1;5;Tilaustuote',
      'C;Three;1;5;Kausi',
    )
    expect(rows.map(({ fields }) => fields.availability)).toEqual([undefined, undefined, undefined])
    expect(cells).toEqual([
      [2, 'availability', 'Tilaustuote', 'unknown_availability'],
      [4, 'availability', 'Kausi', 'unknown_availability'],
    ])
  })
})

it('a heading that names another currency than its cells is reported once, and the cells count', async () => {
  const { targets, rows, cells } = await read(
    'Product Code,Name,Last Cost Price (GBP),Sales Price (GBP)',
    'A,One,1.11,€1.85',
    'B,Two,1.17,€1.95',
  )
  expect(targets).toMatchObject({ 'Last Cost Price (GBP)': null, 'Sales Price (GBP)': 'price' })
  expect(rows.map(({ prices }) => prices[0]?.amount)).toEqual([185, 195])
  expect(cells).toEqual([[2, 'Sales Price (GBP)', '€1.85', 'currencies_differ']])
})

it('a GTIN of 11 digits gets back the zero that a spreadsheet removed, if its check digit fits', async () => {
  const { rows, cells } = await read('SKU;Name;EAN;Price', 'A;One;64100451230;1', 'B;Two;64100451231;1')
  expect(rows.map(({ fields }) => fields.gtin)).toEqual(['0064100451230', undefined])
  expect(cells).toEqual([
    [2, 'gtin', '64100451230', 'gtin_zero_added'],
    [3, 'gtin', '64100451231', 'check_digit'],
  ])
})

it('names with signs of a wrong character set are reported', async () => {
  const names = [
    'Hedelm„karkki',
    'JÃ¤tski',
    'Bl\uFFFDbär',
    'MaŽitka',
    '„Große Auslese“',
    'Fisherman’s',
    'Žitná',
    'MAÇÃ',
  ]
  const { cells } = await read('SKU;Name;Price', ...names.map((name, index) => `A${index};${name};1`))
  expect(cells.map(([row, , , code]) => [row, code])).toEqual([2, 3, 4, 5].map((row) => [row, 'garbled_name']))
})

describe('headings of groups between the rows', () => {
  const lines = ['LAKRITS;;;', 'A;Salt;5,-;', ';B. Note: prices without VAT.;;', 'B;Sweet;6,-;', '02 Kola;;;']

  it('are the category of the new products below', async () => {
    const { rows } = await read(
      'PRISLISTA;;;',
      'Art nr;Namn;Pris;',
      ...lines,
      'C;Toffee;4:50;',
      'Totalt;;;',
      'D;Box;1;',
    )
    expect(rows.map(({ sku, changes, prices }) => [sku, changes.category, prices[0]?.amount])).toEqual([
      ['A', 'LAKRITS', 500],
      ['B', 'LAKRITS', 600],
      ['C', 'Kola', 450],
      ['D', undefined, 100],
    ])
  })

  it('are none if the file has a column of categories', async () => {
    const { rows } = await read('Art nr;Namn;Pris;Kategori', ...lines, 'C;Toffee;1;Godis')
    expect(rows.map(({ changes }) => changes.category)).toEqual([undefined, undefined, 'Godis'])
  })
})

it('the type of a price says whether it includes VAT', async () => {
  const { rows } = await read('Tuotekoodi;Nimi;Hinta;Hintatyyppi', 'A;One;1;netto', 'B;Two;2;brutto')
  expect(rows.map(({ includesVat }) => includesVat)).toEqual([false, true])
})
