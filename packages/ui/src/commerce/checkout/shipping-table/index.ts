export { ShippingTable, type ShippingTableProps } from './ShippingTable'
