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
  piecePrice,
  plannedPriceChanges,
  priceColumns,
  priceParameters,
  priceSummary,
  productPriceColumns,
  variantPriceFields,
  type PriceValues,
} from './prices.repo'
