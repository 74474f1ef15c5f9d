export {
  chargedAmount,
  isOnSale,
  isOnSaleByIndex,
  isPricedBetween,
  saleTable,
  type PriceBounds,
} from './listed-prices.repo'
export { priceContextOf, type PriceContext } from './price-context'
export {
  findLowestPrices,
  isPriced,
  isSaleRunning,
  plannedPriceChanges,
  priceColumns,
  priceParameters,
  productPriceColumns,
  variantPriceFields,
  type PriceValues,
} from './prices.repo'
