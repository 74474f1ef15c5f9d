export { AccessRequestScreen, type AccessRequestScreenProps } from './AccessRequestScreen'
