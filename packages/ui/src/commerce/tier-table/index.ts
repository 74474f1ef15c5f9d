export { TierTable, type TierTableProps, type TierView } from './TierTable'
