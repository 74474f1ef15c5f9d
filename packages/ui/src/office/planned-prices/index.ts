export { PlannedPrices, type PlannedPricesProps } from './PlannedPrices'
