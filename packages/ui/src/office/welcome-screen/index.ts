export { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen'
export type { WelcomeEntry, InvitationDetails } from './WelcomeForm'
