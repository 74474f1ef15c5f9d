export { PriceLabel, type BulkPriceView, type PriceLabelProps, type SaleView } from './PriceLabel'
