export { PriceRail, RailLegend, type PriceRailProps } from './PriceRail'
