export { ActivityScreen, type ActivityScreenProps } from './ActivityScreen'
