import { expect, it } from 'vitest'
import { guessColumns } from './guess-columns'

/** Returns the suggested targets by heading. */
function targetsOf(columns: string[], cells: string[] = []) {
  const rows = [{ row: 2, cells: columns.map((_, index) => cells[index] ?? '1') }]
  const found = guessColumns('catalog', { columns, rows }).columns
  return Object.fromEntries(found.flatMap(({ name, target }) => (target === null ? [] : [[name, target]])))
}

it.each([
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
      'Current Quantity Stall',
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
    },
    ['id', 'supply_price', 'supplier_name', 'inventory_Kiosk', 'average_cost_Main'],
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
    ['Product Type', 'Product Category', 'Vendor Taxes', 'Cost'],
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
    { Tuotekoodi: 'sku', Nimeke: 'product', Tuoteryhmä: 'category', Varastosaldo: 'stock', Valmistaja: 'brand' },
    ['Toimittaja', 'Hankintahinta', 'Hälytysraja'],
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
  expect(targetsOf(['sku', 'Förpackning'], ['A-1', '24'])).toEqual({ sku: 'sku', Förpackning: 'pack_size' })
  expect(targetsOf(['sku', 'Förpackning'], ['A-1', '24 st/krt'])).toEqual({ sku: 'sku', Förpackning: 'carton_size' })
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
