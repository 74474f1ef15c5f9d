export { ImportFileScreen, type ImportFileScreenProps } from './ImportFileScreen'
export { ImportJobScreen, type ImportJobScreenProps } from './ImportJobScreen'
export { ImportScreen, type ImportScreenProps } from './ImportScreen'
export type { RecentImportView } from './import.view'
