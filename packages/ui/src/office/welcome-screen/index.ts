export { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen'
export type { WelcomeEntry, WelcomeOffer } from './WelcomeForm'
