/** All texts of price lists, in English. `{currency}` is a code such as "EUR"; `stock.*` are the words of cards. */
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
  'stock.low': '{count} left',
  'stock.out': 'Out of stock',
  'stock.orderable': 'Available to order',
  'stock.later': 'Back on {day}',
  quantity: 'Quantity',
} as const
