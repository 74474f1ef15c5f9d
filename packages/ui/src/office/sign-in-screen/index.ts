export { SessionEnded, type SessionEndedProps } from './SessionEnded'
export { SignInDoor, type SignInDoorProps } from './SignInDoor'
