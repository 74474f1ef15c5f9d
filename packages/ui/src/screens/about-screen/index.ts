export { AboutScreen, type AboutScreenProps } from './AboutScreen'
