export { VirtualRows, rowCountOf, type VirtualRowsProps, type RowAttributes, type RowState } from './VirtualRows'
export { isLongList } from './visible-rows'
export { useKeepMounted } from './keep-mounted'
