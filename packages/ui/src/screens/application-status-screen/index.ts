export { ApplicationStatusScreen, type ApplicationStatusScreenProps } from './ApplicationStatusScreen'
