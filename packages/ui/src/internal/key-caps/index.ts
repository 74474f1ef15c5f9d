export { KeyCaps } from './KeyCaps'
