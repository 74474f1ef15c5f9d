export { CartTable, type CartTableProps } from './CartTable'
