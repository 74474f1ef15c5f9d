export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export { NotFoundScreen } from './NotFoundScreen'
export { WaitingScreen } from './WaitingScreen'
