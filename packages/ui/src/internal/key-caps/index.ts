export { KeyCaps, type KeyName } from './KeyCaps'
