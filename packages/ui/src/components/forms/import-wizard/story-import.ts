import type { ApplyStage, CheckStage, MatchStage, MissingStage, ReportStage, UploadStage } from './stages'

/** An import of 312 rows at each of its steps, for stories of the kit and of the office. */
export const uploadStage: UploadStage = {
  step: 'upload',
  accept: '.csv,.xlsx',
  hint: 'CSV or XLSX, up to 50 MB. Semicolons, decimal commas and Windows letters are understood.',
  files: [],
  notice: 'Tove Lund is applying priser-nov.csv. Yours can be checked now and starts after it.',
}

const column = (
  name: string,
  samples: readonly string[],
  target: string,
  text: string,
  kind: 'sure' | 'look' | 'unknown' = 'sure',
) => ({
  id: name,
  name,
  samples,
  target,
  reason: { text, kind },
})

export const matchStage: MatchStage = {
  step: 'match',
  summary: 'hosten-2026.xlsx · 312 rows · 7 columns. Nothing has been changed.',
  columns: [
    column('Artikelnr', ['SAL-0131', 'SAL-0132', 'TJA-1499'], 'sku', 'As in your last import'),
    column('Benämning', ['Sältan Salt Liquorice Herring', 'Tjärn Bilberry pouches'], 'product', 'Sure'),
    column('EAN', ['7350000001314'], 'gtin', '13 digits, check digit right'),
    column('Pris', ['1,95', '3,20', '24,00'], 'price', 'Decimal comma, read as 1.95'),
    { ...column('Pris 50', ['1,56', '2,90'], 'tier', 'Choose its quantity', 'look'), quantity: '' },
    column('Saldo', ['1 200', '240', '0'], 'stock', 'Space read as thousands'),
    column('Hyllplats', ['B-04', 'C-11'], '', 'Unknown here', 'unknown'),
  ],
  targets: [
    { value: 'sku', label: 'SKU' },
    { value: 'product', label: 'Name' },
    { value: 'gtin', label: 'Barcode' },
    { value: 'price', label: 'Price' },
    { value: 'tier', label: 'Tier price' },
    { value: 'stock', label: 'Stock' },
  ],
  rows: 312,
  missing: 'Choose a quantity for Pris 50.',
  confirm: { text: 'Prices and taxes are in the right columns: Pris, Pris 50', confirmed: false },
  withoutPrices: null,
  remember: true,
  checking: false,
}

const classes = [
  { value: 'food', label: 'Food' },
  { value: 'nicotine', label: 'Nicotine' },
  { value: 'standard', label: 'Standard' },
]

export const missingStage: MissingStage = {
  step: 'missing',
  summary: 'Artikellista VK netto.xlsx · 318 rows',
  questions: [
    {
      id: 'tax_class',
      title: 'Tax class',
      hint: 'Not in the file. Needed for VAT.',
      modes: [
        { value: 'all', label: 'The same for all rows' },
        { value: 'category', label: 'By category' },
      ],
      mode: 'category',
      options: classes,
      value: '',
      groups: [
        { id: 'Lakrits', name: 'Lakrits', rows: 214, value: 'food' },
        { id: 'Portionssnus', name: 'Portionssnus', rows: 88, value: 'nicotine' },
        { id: 'Ställ & skyltar', name: 'Ställ & skyltar', rows: 16, value: '' },
      ],
      others: { rows: 0, products: [] },
      error: 'Choose a value.',
    },
    {
      id: 'prices_include_vat',
      title: 'Prices',
      hint: 'The shop stores prices without VAT.',
      modes: [],
      mode: 'all',
      options: [
        { value: 'no', label: 'Without VAT' },
        { value: 'yes', label: 'With VAT, taken off by each row’s tax class' },
      ],
      value: 'no',
      groups: [],
      others: { rows: 0, products: [] },
    },
    {
      id: 'brand',
      title: 'Brand',
      hint: 'Not in the file. Shown on cards and in filters.',
      modes: [
        { value: 'all', label: 'The same for all rows' },
        { value: 'empty', label: 'Leave empty' },
      ],
      mode: 'all',
      value: 'Lakritsverket',
      groups: [],
      others: { rows: 0, products: [] },
    },
  ],
  rows: 318,
  complete: false,
  remember: true,
  checking: false,
}

const row = (
  number: string,
  [sku, name, price, stock]: readonly [string, string, string, string],
  invalidColumn: string,
  text: string,
) => ({
  id: number,
  number,
  cells: { sku, name, price, stock },
  fault: { column: invalidColumn, text },
})

export const checkStage: CheckStage = {
  step: 'check',
  counts: { create: 184, update: 96, unchanged: 25, warning: 37, failed: 4, leftOut: 0 },
  outcome: 'failed',
  columns: [
    { id: 'sku', label: 'SKU' },
    { id: 'name', label: 'Name' },
    { id: 'price', label: 'Price', align: 'end' },
    { id: 'stock', label: 'Stock', align: 'end' },
  ],
  rows: [
    row('14', ['TJA-1499', 'Tjärn Bilberry pouches', '3.20.1', '240'], 'price', 'Price is not a number. Write 3.20.'),
    row('27', ['LJU-0035', 'Ljung Milk Chocolate', '2.20', '−40'], 'stock', 'Stock cannot be below 0.'),
    row('61', ['HAV-0410', '', '1.90', '600'], 'name', 'A new product needs a name.'),
    row('140', ['KAL 0333', 'Källa Pear', '0.85', '4,800'], 'sku', 'No blanks in a SKU. Did you mean KAL-0333?'),
  ],
  changes: [
    {
      id: '1',
      label: 'LJU-0070, price',
      kind: 'money',
      before: '€2.40',
      after: '€3.15',
      note: { text: '+31%', tone: 'caution' },
    },
    { id: '2', label: 'SYL-0400, stock', kind: 'number', before: '890', after: '1,140' },
  ],
  changesNote: '88 prices, 41 stock figures, 3 names. 12 prices move by more than 20%.',
  note: '22 of the products are in open carts. Buyers are told when they open the cart.',
}

export const applyStage: ApplyStage = {
  step: 'apply',
  done: 176,
  count: 280,
  timeLeft: 'About 6 s left',
  stopping: false,
  recent: [
    { id: '3', name: 'Rönn Juniper & Lemon, strength 3', change: 'Created' },
    { id: '2', name: 'Rönn Plum pouches, strength 2', change: 'Stock 26 → 240' },
    { id: '1', name: 'Kåda Blueberry, roll of 10 cans', change: 'Price €29.90 → €29.50' },
  ],
}

export const reportStage: ReportStage = {
  step: 'report',
  result: 'done',
  counts: checkStage.counts,
  summary: '280 rows applied by Maja Holm, 23 November 2026, 09:04, in 14 s. 4 rows failed and changed nothing.',
}
