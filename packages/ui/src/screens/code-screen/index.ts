export { CodeScreen, type CodeScreenProps } from './CodeScreen'
