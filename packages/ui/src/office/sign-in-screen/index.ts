export { SessionEnded, type SessionEndedProps } from './SessionEnded'
export { OperatorSignInScreen, type OperatorSignInScreenProps } from './OperatorSignInScreen'
