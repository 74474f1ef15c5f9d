export { RemoteChanges, type RemoteChangesProps } from './RemoteChanges'
