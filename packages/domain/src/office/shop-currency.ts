import type { Product } from './catalogue/product-draft'

/** The currency of the shop. */
export const shopCurrency = 'eur'

/** The currency of a product's prices. */
export const currencyOf = ({ variants }: Pick<Product, 'variants'>) =>
  variants.flatMap(({ prices }) => prices)[0]?.currency_code ?? shopCurrency
