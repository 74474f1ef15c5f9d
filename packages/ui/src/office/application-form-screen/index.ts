export { ApplicationFormScreen, type ApplicationFormScreenProps } from './ApplicationFormScreen'
