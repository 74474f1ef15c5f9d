export { VirtualRows, rowCountOf, type VirtualRowsProps, type RowPlace, type RowState } from './VirtualRows'
export { isLongList } from './visible-rows'
export { useKeepMounted } from './keep-mounted'
