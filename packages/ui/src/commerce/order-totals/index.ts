export { OrderTotals, type OrderTotalsProps, type TotalsView } from './OrderTotals'
export { OrderTotalsSkeleton } from './OrderTotalsSkeleton'
