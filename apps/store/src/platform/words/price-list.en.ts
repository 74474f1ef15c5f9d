/** All texts of price lists, in English. `{currency}` is a code such as "EUR". */
export const priceListWordsEn = {
  sheet: 'Price list',
  sku: 'SKU',
  gtin: 'GTIN',
  name: 'Name',
  unit: 'Unit',
  price: 'Price excl. VAT ({currency})',
  tiers: 'Lower prices ({currency})',
  tier: 'from {quantity}: {amount}',
  stock: 'Stock',
  'stock.in': 'In stock',
  'stock.out': 'Out of stock',
  quantity: 'Quantity',
} as const
