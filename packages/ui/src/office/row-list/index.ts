export { RowList, WideTable } from './RowList'
