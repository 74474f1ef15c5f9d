export { PriceLabel, type PriceLabelProps } from './PriceLabel'
export { VatNote } from './VatNote'
