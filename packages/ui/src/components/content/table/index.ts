export { Table, type TableProps } from './Table'
export {
  ColumnHeader,
  RowHeader,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type ColumnAlign,
  type ColumnHeaderProps,
  type TableCellProps,
  type TablePartProps,
  type TableRowProps,
} from './parts'
export { SortHeader, type SortDirection, type SortHeaderProps } from './SortHeader'
export { EmptyRow, LoadingRows, type EmptyRowProps, type LoadingRowsProps } from './TableStates'
