export { ColumnSelects, type ColumnSelectsProps } from './ColumnSelects'
export { OrderFileField, type OrderFileFieldProps } from './OrderFileField'
export { PriceListButton, type PriceListButtonProps } from './PriceListButton'
export { useOrderFile, type OrderFile, type OrderFileState } from './use-order-file'
