export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export { WaitingScreen } from './WaitingScreen'
