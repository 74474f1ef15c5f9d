import { shopCurrency } from '../rules/pricing/shop-currency'
import type { Product } from './catalogue/product-draft'

export { shopCurrency }

/** The currency of a product's prices. */
export const currencyOf = ({ variants }: Pick<Product, 'variants'>) =>
  variants.flatMap(({ prices }) => prices)[0]?.currency_code ?? shopCurrency
