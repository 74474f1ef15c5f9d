export { ChoosePasswordScreen, type ChoosePasswordScreenProps } from './ChoosePasswordScreen'
