export { FaqScreen } from './FaqScreen'
