export { OrderTable, type OrderTableProps } from './OrderTable'
export type { OrderRow } from './view'
