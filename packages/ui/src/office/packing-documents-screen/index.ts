export { PackingDocumentsScreen, type PackingDocumentsScreenProps } from './PackingDocumentsScreen'
