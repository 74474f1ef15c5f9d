export { ThanksScreen, type ThanksScreenProps } from './ThanksScreen'
