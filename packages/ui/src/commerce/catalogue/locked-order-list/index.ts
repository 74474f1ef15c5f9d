export { LockedOrderList, type LockedOrderListProps } from './LockedOrderList'
