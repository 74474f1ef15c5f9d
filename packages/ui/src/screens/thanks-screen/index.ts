export { ThanksScreen, type ConfirmationView, type ThanksScreenProps } from './ThanksScreen'
