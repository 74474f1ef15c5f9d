export { PurchaseBar, type PurchaseBarProps } from './PurchaseBar'
