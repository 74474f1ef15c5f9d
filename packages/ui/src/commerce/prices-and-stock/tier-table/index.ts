export { TierTable, useTierRange, type TierTableProps } from './TierTable'
