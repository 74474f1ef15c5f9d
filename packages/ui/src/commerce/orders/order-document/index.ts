export { OrderDocument, type OrderDocumentProps } from './OrderDocument'
export { PictureRow, type PictureRowProps } from './PictureRow'
export { PrintButton } from './PrintButton'
