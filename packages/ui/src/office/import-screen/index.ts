export { ImportFileScreen, type ImportFileScreenProps } from './ImportFileScreen'
export { ImportJobScreen, type ImportJobScreenProps } from './ImportJobScreen'
export { ImportScreen, type ImportScreenProps } from './ImportScreen'
export type { EarlierImportView } from './import.view'
