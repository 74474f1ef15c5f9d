export { PriceRail, type PriceRailProps } from './PriceRail'
