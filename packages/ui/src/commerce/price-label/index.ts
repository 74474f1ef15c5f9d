export { PriceLabel, type BulkPriceView, type PriceLabelProps } from './PriceLabel'
