export { ForeignChanges, type ForeignChangesProps } from './ForeignChanges'
