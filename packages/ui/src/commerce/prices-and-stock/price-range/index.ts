export { PriceRange, type PriceRangeProps } from './PriceRange'
export type { PriceBounds, Range } from './prices'
