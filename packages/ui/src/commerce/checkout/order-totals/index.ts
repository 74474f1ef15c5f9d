export { OrderTotals, type OrderTotalsProps } from './OrderTotals'
export { SummarySkeleton } from './SummarySkeleton'
