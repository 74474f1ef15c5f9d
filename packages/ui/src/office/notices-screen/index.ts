export { NoticesScreen, type NoticesScreenProps } from './NoticesScreen'
