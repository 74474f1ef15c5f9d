export { OrderTable, type OrderTableProps } from './OrderTable'
