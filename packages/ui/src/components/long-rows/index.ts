export { LongRows, rowCountOf, type LongRowsProps, type RowPlace, type RowStanding } from './LongRows'
export { isLongList } from './standing-rows'
export { useStayInPage } from './stay-in-page'
