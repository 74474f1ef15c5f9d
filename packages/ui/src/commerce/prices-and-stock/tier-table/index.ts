export { TierTable, type TierTableProps } from './TierTable'
