export { useIsClosed } from './use-is-closed'
