export { OrderDocument, type OrderDocumentProps } from './OrderDocument'
export { PackRow, type PackRowProps } from './PackRow'
export { PrintButton, type PrintButtonProps } from './PrintButton'
