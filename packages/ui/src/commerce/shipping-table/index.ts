export { ShippingTable, type ShippingRateView, type ShippingTableProps } from './ShippingTable'
