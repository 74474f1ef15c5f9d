export { OrderTotals, type OrderTotalsProps, type TotalsView } from './OrderTotals'
