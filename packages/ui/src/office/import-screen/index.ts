export { ImportScreen, type ImportScreenProps } from './ImportScreen'
export type { EarlierImportView } from './import.view'
