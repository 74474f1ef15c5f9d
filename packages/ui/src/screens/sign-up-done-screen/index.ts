export { SignUpDoneScreen, type SignUpDoneScreenProps } from './SignUpDoneScreen'
