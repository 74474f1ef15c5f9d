import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns'

/** Returns the suggested targets by heading. */
function targetsOf(columns: string[], cells: string[] = []) {
  const rows = [{ row: 2, cells: columns.map((_, index) => cells[index] ?? '1') }]
  const found = guessColumns('catalog', { columns, rows }).columns
  return Object.fromEntries(found.flatMap(({ name, target }) => (target === null ? [] : [[name, target]])))
}

it('takes pieces in a carton by their headings, and no kind of package for pieces in a pack', () => {
  const cells = ['A-1', 'Salt', '12', '12', '12', '0,5', 'påse']
  const columns = ['Artikelnr', 'Namn', 'Antal i kolli', 'Laatikko kpl', 'Myyntierä', 'Nettovikt', 'Förpackning']
  expect(targetsOf(columns, cells)).toMatchObject({ 'Antal i kolli': 'carton_size', Nettovikt: 'weight_g' })
  for (const heading of ['Laatikko kpl', 'Myyntierä'])
    expect(targetsOf(['Tuotenro', heading])).toMatchObject({ [heading]: 'carton_size' })
  expect(targetsOf(columns, cells)).not.toHaveProperty('Förpackning')
  expect(targetsOf(['Artikelnr', 'Antal per förpackning'], ['A-1', '6 st'])).toMatchObject({
    'Antal per förpackning': 'pack_size',
  })
})

it.each(['Verpackungseinheit', 'VPE', 'VE', 'Colisage', 'Kolli', 'Förpackning', 'Forpakning', 'Pakning', 'Pakkaus'])(
  'takes %s for pieces in a carton, unless another column has them',
  (heading) => {
    expect(targetsOf(['sku', heading], ['A-1', '22'])).toEqual({ sku: 'sku', [heading]: 'carton_size' })
    const both = targetsOf(['sku', heading, 'Pieces per carton'], ['A-1', '6', '48'])
    const isCarton = heading === 'Colisage' || heading === 'Kolli'
    expect(both).toMatchObject(isCarton ? {} : { [heading]: 'pack_size', 'Pieces per carton': 'carton_size' })
  },
)

it('takes a rate before its name, and no least quantity of an order for a column of its own', () => {
  const columns = ['product_number', 'tax_name', 'tax_rate', 'manufacturer_name', 'min_purchase', 'purchase_steps']
  const targets = { product_number: 'sku', tax_rate: 'tax_class', manufacturer_name: 'brand' }
  expect(targetsOf(columns, ['A-1', 'reduced', '7', 'Katjes', '10', '10'])).toEqual(targets)
})

it('suggests columns below a heading that several have in common', () => {
  const table = {
    columns: ['Varenr.', 'Varenavn', 'pr. stk.', 'pr. kolli (12)', 'Antal'],
    groupHeadings: ['', '', 'Pris', 'Pris', 'Lager'],
    rows: [{ row: 5, cells: ['CH-01', 'Chokolade', '24,95', '22,50', '120'] }],
  }
  const targets = guessColumns('catalog', table).columns.map(({ target }) => target)
  expect(targets).toEqual(['sku', 'product', 'price', null, 'stock'])
})

it.each([
  [
    'Zettle',
    {
      Namn: 'product',
      Variant: 'option1_value',
      SKU: 'sku',
      Streckkod: 'gtin',
      Pris: 'price',
      'Momssats (%)': 'tax_class',
      Enhet: 'unit',
      Kategori: 'category',
      Lagersaldo: 'stock',
    },
    ['Inköpspris'],
  ],
  [
    'Lexware',
    {
      Artikelnummer: 'sku',
      Bezeichnung: 'product',
      Langtext: 'description',
      Warengruppe: 'category',
      'VK-Preis netto': 'price',
      Steuersatz: 'tax_class',
      Lagerbestand: 'stock',
      Mindestbestand: 'low_stock',
      'EAN-Code': 'gtin',
      'Gewicht (kg)': 'weight_g',
      Gesperrt: 'not_for_sale',
      Hersteller: 'brand',
    },
    ['Matchcode', 'EK-Preis netto', 'VK-Preis brutto'],
  ],
  [
    'Sage in French',
    {
      'Référence article': 'sku',
      Désignation: 'product',
      Famille: 'category',
      'Prix de vente HT': 'price',
      'Taux TVA': 'tax_class',
      'Stock réel': 'stock',
      'Unité de vente': 'unit',
      'Code barres': 'gtin',
      'Poids net': 'weight_g',
      'Unité poids': 'weight_unit',
      'En sommeil': 'not_for_sale',
    },
    ["Prix d'achat HT", 'Prix de vente TTC'],
  ],
  [
    'Business Central',
    {
      'No.': 'sku',
      Description: 'product',
      'Description 2': 'description',
      'Item Category Code': 'category',
      'VAT Prod. Posting Group': 'tax_class',
      'Unit Price': 'price',
      Inventory: 'stock',
      'Net Weight': 'weight_g',
      Blocked: 'not_for_sale',
      'Sales Blocked': 'not_for_sale',
    },
    ['Inventory Posting Group', 'Search Description', 'Vendor No.', 'Unit Cost', 'Type'],
  ],
  [
    'Square',
    {
      'Item Name': 'product',
      'Variation Name': 'option1_value',
      SKU: 'sku',
      Categories: 'category',
      Permalink: 'handle',
      'Option Name 1': 'option1_name',
      'Option Value 1': 'option1_value',
      'Option Value 2': 'option2_value',
      'Current Quantity Main Shop': 'stock',
      'Current Quantity Stall': 'stock',
      'Square Online Item Visibility': 'published',
      Archived: 'not_for_sale',
      Sellable: 'published',
      Stockable: 'availability',
      'Enabled Main Shop': 'published',
    },
    [
      'Enabled Stall',
      'Shipping Enabled',
      'Token',
      'Reference Handle',
      'Reporting Category',
      'Item Type',
      'Default Vendor Name',
    ],
  ],
  [
    'Lightspeed',
    {
      handle: 'handle',
      sku: 'sku',
      name: 'product',
      product_category: 'category',
      variant_option_one_name: 'option1_name',
      variant_option_two_value: 'option2_value',
      retail_price: 'price',
      tax_name: 'tax_class',
      brand_name: 'brand',
      track_inventory: 'availability',
      inventory_Main_Outlet: 'stock',
      inventory_Kiosk: 'stock',
    },
    ['id', 'supply_price', 'supplier_name', 'average_cost_Main'],
  ],
  [
    'Loyverse',
    {
      Handle: 'handle',
      SKU: 'sku',
      Name: 'product',
      Category: 'category',
      'Option 1 name': 'option1_name',
      'Option 2 value': 'option2_value',
      Barcode: 'gtin',
      'Track stock': 'availability',
      'Available for sale [Kiosk]': 'published',
      'Price [Kiosk]': 'price',
      'In stock [Kiosk]': 'stock',
      'Low stock [Kiosk]': 'low_stock',
    },
    ['Sold by weight', 'Cost', 'SKU of included item', 'Available for sale [Stall]'],
  ],
  [
    'Shopware',
    {
      parentId: 'parent',
      productNumber: 'sku',
      'translations.DEFAULT.name': 'product',
      'translations.DEFAULT.description': 'description',
      'price.DEFAULT.net': 'price',
      'tax.taxRate': 'tax_class',
      'cover.media.url': 'images',
      'manufacturer.translations.DEFAULT.name': 'brand',
    },
    ['id', 'price.DEFAULT.gross', 'purchasePrices.DEFAULT.gross', 'price.DEFAULT.listPrice.gross', 'options'],
  ],
  [
    'Odoo',
    {
      Name: 'product',
      'Internal Reference': 'sku',
      'Website Product Category': 'category',
      'Sales Price': 'price',
      'Customer Taxes': 'tax_class',
      'Quantity On Hand': 'stock',
      'eCommerce Description': 'description',
    },
    ['Product Type', 'Product Category', 'Product Category/Complete Name', 'Vendor Taxes', 'Cost'],
  ],
  [
    'BigCommerce without its kinds of rows',
    {
      'Product Name': 'product',
      'Brand Name': 'brand',
      'Product Code/SKU': 'sku',
      Price: 'price',
      'Current Stock Level': 'stock',
      'Low Stock Level': 'low_stock',
      'Product Weight': 'weight_g',
      Category: 'category',
      'Product Image File - 1': 'images',
      'Product Visible?': 'published',
      'Product UPC/EAN': 'gtin',
      'Product Description': 'description',
    },
    ['Product ID', 'Cost Price'],
  ],
  [
    'JTL-Wawi',
    {
      Artikelnummer: 'sku',
      'Identifizierungsspalte Vaterartikel': 'parent',
      Artikelname: 'product',
      Hersteller: 'brand',
      'Std. VK Brutto': 'price',
      'Steuersatz in %': 'tax_class',
      'Variationsname 1': 'option1_name',
      'Variationswertname 1': 'option1_value',
      'Lagerbestand Gesamt': 'stock',
    },
    ['Ist Vaterartikel', 'UVP', 'Durchschnittlicher Einkaufspreis (netto)', 'Lieferant'],
  ],
  [
    'Fortnox',
    {
      Artikelnummer: 'sku',
      Benämning: 'product',
      Tillverkare: 'brand',
      'Disponibelt antal': 'stock',
      Utgången: 'not_for_sale',
      Webshopvara: 'published',
    },
    ['Leverantör', 'Inköpspris', 'Försäljningskonto', 'I lager', 'Reserverat antal', 'Lagervärde'],
  ],
  [
    'Netvisor',
    {
      Tuotekoodi: 'sku',
      Nimeke: 'product',
      Tuoteryhmä: 'category',
      Hälytysraja: 'low_stock',
      Varastosaldo: 'stock',
      Valmistaja: 'brand',
    },
    ['Toimittaja', 'Hankintahinta'],
  ],
  ['e-conomic', { 'Varenr.': 'sku', Varenavn: 'product', Spærret: 'not_for_sale' }, ['Leverandør', 'Kostpris']],
  [
    'Tripletex',
    {
      Produktnummer: 'sku',
      Produktnavn: 'product',
      'Inaktiv (J/N)': 'not_for_sale',
      Valuta: 'currency',
      'Enhetspris eks mva (valuta)': 'price',
      'Lagervare (J/N)': 'availability',
      Hovedgruppe: 'category',
      Undergruppe: 'category',
    },
    ['Leverandør', 'Innkjøpspris (NOK)', 'Internt notat'],
  ],
  ['a list', { Item: 'sku', Manufacturer: 'brand' }, ['Supplier', 'Vendor']],
])('suggests the columns of %s', (_, targets, others) => {
  expect(targetsOf([...Object.keys(targets), ...others])).toEqual(targets)
})

it.each([
  ['I lager', 'Disponibelt antal'],
  ['On hand', 'Available quantity'],
  ['Varastosaldo', 'Vapaa saldo'],
  ['Lagerbestand', 'Verfügbarer Bestand'],
  ['Bestand', 'Verfügbar'],
  ['Quantity On Hand', 'Free To Use Quantity'],
])('suggests the pieces that can be sold as stock, not all pieces: %s, %s', (all, available) => {
  expect(targetsOf(['sku', all, available])).toEqual({ sku: 'sku', [available]: 'stock' })
  expect(targetsOf(['sku', all, available], ['A-1', '5', 'TRUE'])).toEqual({ sku: 'sku', [all]: 'stock' })
})

it('suggests a pack whose cells name a carton as the carton', () => {
  expect(targetsOf(['sku', 'Packstorlek'], ['A-1', '24'])).toEqual({ sku: 'sku', Packstorlek: 'pack_size' })
  expect(targetsOf(['sku', 'Packstorlek'], ['A-1', '24 st/krt'])).toEqual({ sku: 'sku', Packstorlek: 'carton_size' })
})

it('does not suggest a category whose cells are ids', () => {
  const id = '338b0ce753af24241e3a0ca81285a4e4'
  expect(targetsOf(['sku', 'categories', 'tags'], ['A-1', `${id}|${id}`, id])).toEqual({ sku: 'sku' })
})

it('suggests rates that are columns', () => {
  const columns = ['sku', 'Tax - VAT (25%)', 'Tax - VAT (12%)', 'Tax - note (1%)']
  expect(targetsOf(columns, ['A-1', 'Y', 'N', 'text'])).toEqual({
    sku: 'sku',
    'Tax - VAT (25%)': 'tax_class',
    'Tax - VAT (12%)': 'tax_class',
  })
})

it.each(['Price Includes Tax', 'Tax included', 'Pris inkl. moms', 'Preis inkl. MwSt.', 'Hinta sis. ALV'])(
  'suggests whether prices include VAT if the cells say yes or no: %s',
  (heading) => {
    expect(targetsOf(['sku', 'Price', heading], ['A-1', '9.90', 'N'])[heading]).toBe('price_includes_vat')
    expect(targetsOf(['sku', 'Price', heading], ['A-1', '9.90', '12.40'])[heading]).not.toBe('price_includes_vat')
  },
)

describe('headings of other systems and languages', () => {
  const targetsWith = (headings: readonly string[], cells: readonly string[] = []) => {
    const { columns } = guessColumns('catalog', { columns: [...headings], rows: [{ row: 2, cells: [...cells] }] })
    return columns.map(({ target, from }) => (from === null ? target : `${target} ${from}`))
  }

  it.each([
    [
      [
        'Artikelnummer',
        'Bezeichnung',
        'Steuerart',
        'VK-Preis 1 (netto)',
        'VK-Preis 1 (brutto)',
        'VK-Preis 2 ab 10 (netto)',
      ],
      ['sku', 'product', 'tax_class', 'price', null, 'price_from 10'],
    ],
    [
      [
        'Artikelcode',
        'Omschrijving',
        'Artikelgroep',
        'Omschrijving artikelgroep',
        'Verkoopprijs',
        'Kostprijs',
        'Btw-code',
        'Voorraad',
        'Einddatum',
        'Afbeelding',
      ],
      ['sku', 'product', null, 'category', 'price', null, 'tax_class', 'stock', 'not_for_sale', 'images'],
    ],
    [
      ['Nummer', 'Beskrivelse', 'Beskrivelse 2', 'Antal pr. enhed', 'Salgspris', 'Salg spærret'],
      ['sku', 'product', 'description', 'pack_size', 'price', 'not_for_sale'],
    ],
    [
      // Sage 50: how many to order at once, and the unit of the supplier, are not in the shop.
      [
        'Product Code',
        'Description',
        'Web Description',
        'Sales Price',
        'Unit of Sale',
        'Re-order Level',
        'Re-order Qty',
      ],
      ['sku', 'product', 'description', 'price', 'unit', 'low_stock', null],
    ],
    [
      ['Product Code', 'Web Description', 'Description', 'Quantity in Stock', 'Supplier Unit', 'Last Cost Price'],
      ['sku', 'description', 'product', 'stock', null, null],
    ],
    [
      ['Varenr', 'Varenavn', 'Beskrivelse', 'Ant. pr. DPK'],
      ['sku', 'product', 'description', 'carton_size'],
    ],
    [
      ['Kód', 'Název', 'Sazba DPH', 'MJ', 'Nákupní', 'Prodejní', 'Prodejní s DPH', 'Stav', 'K dispozici', 'Čárový kód'],
      ['sku', 'product', 'tax_class', 'unit', null, 'price', null, null, 'stock', 'gtin'],
    ],
    [
      ['Indeks', 'Nazwa towaru', 'Cena netto', 'Stan magazynowy'],
      ['sku', 'product', 'price', 'stock'],
    ],
    [
      ['Tootekood', 'Nimetus', 'Müügihind', 'Laoseis'],
      ['sku', 'product', 'price', 'stock'],
    ],
    [
      ['Preces kods', 'Nosaukums', 'Cena bez PVN', 'Atlikums'],
      ['sku', 'product', 'price', 'stock'],
    ],
    [
      ['Prekės kodas', 'Pavadinimas', 'Kaina be PVM', 'Likutis'],
      ['sku', 'product', 'price', 'stock'],
    ],
  ])('of %j', (headings, targets) => {
    const cells = headings.map((heading) => (heading === 'K dispozici' ? '3' : '1'))
    expect(targetsWith(headings, cells)).toEqual(targets)
  })

  it.each(['1/6', '6x1', '1 x 24'])('%s in a pack is a carton', (cell) => {
    expect(targetsWith(['Tuotenro', 'Nimi', 'Pakkauskoko'], ['1', 'Lakritsi', cell])[2]).toBe('carton_size')
  })
})

it('takes the wholesale price of lists for marketplaces, and of a list with several prices', () => {
  const faire = [
    'SKU',
    'Selling Method',
    'USD Unit Wholesale Price',
    'EUR Unit Retail Price',
    'EUR Unit Wholesale Price',
  ]
  expect(targetsOf(faire)).toEqual({ SKU: 'sku', 'EUR Unit Wholesale Price': 'price' })
  const ankorstore = ['SKU', 'Unit multiplier', 'Wholesale price (excl. VAT)', 'Retail price (incl. VAT)']
  expect(targetsOf(ankorstore)).toMatchObject({ 'Wholesale price (excl. VAT)': 'price' })
  expect(targetsOf(['SKU', 'Wholesale price', 'Retail price'])).toMatchObject({ 'Retail price': 'price' })
  const optima = ['Kod', 'Cena zakupu netto', 'Cena hurtowa 1 netto', 'Cena hurtowa 2 netto', 'Cena detaliczna brutto']
  expect(targetsOf(optima)).toEqual({ Kod: 'sku', 'Cena hurtowa 1 netto': 'price' })
})

it.each([
  ['Product Name (English)', 'Fudge', 'product'],
  ['Hintatyyppi', 'netto', 'price_includes_vat'],
  ['Vægttype', 'netto', undefined],
  ['Storlek', '120 g', 'net_amount'],
  ['Storlek', 'XL', undefined],
  ['Product Type', 'Candy', 'category'],
  ['Product Type', 'Stock item', undefined],
  ['Antal/kolli', '24', 'carton_size'],
  ['Yksikköpaino', '0,2', 'weight_g'],
  ['reorder_point_Main_Outlet', '10', 'low_stock'],
  ['Sazba DPH prodej', 'snížená', 'tax_class'],
  ['On Hand Inventory', '10', 'stock'],
  ['Przelicznik jm', '12', 'carton_size'],
])('a column %j with %j has the target %s', (heading, cell, target) => {
  expect(targetsOf(['sku', heading], ['A-1', cell])[heading]).toBe(target)
})

it('takes a brand before a manufacturer, and free pieces before all', () => {
  expect(targetsOf(['Kod', 'Producent', 'Marka', 'Ilość', 'Ilość dostępna'])).toEqual({
    Kod: 'sku',
    Marka: 'brand',
    'Ilość dostępna': 'stock',
  })
})

it('takes a description for the name if there is no other and its cells are short, and keeps texts', () => {
  const columns = ['Artikelnummer', 'Beschreibung', 'Preis']
  const text = 'Weiche Lakritze aus Süßholz, von Hand geschnitten und in Salmiak gewendet.'
  expect(targetsOf(columns, ['L-1', 'Lakritz weich 250 g', '2,40'])).toMatchObject({ Beschreibung: 'product' })
  expect(targetsOf(columns, ['L-1', text, '2,40'])).toMatchObject({ Beschreibung: 'description' })
  expect(targetsOf([...columns, 'Description'], ['L-1', text, '2,40', 'Lakritz'])).toMatchObject({
    Beschreibung: 'description',
    Description: 'product',
  })
})
