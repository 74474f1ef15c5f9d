export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export { LoadingScreen } from './LoadingScreen'
